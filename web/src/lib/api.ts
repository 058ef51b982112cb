// One client for the server: quick requests go over HTTP, long ones over the live socket, where they tell their progress
// and partial answers and can be stopped. Where no socket can be had, the long ones go over HTTP too, and are answered
// once.
import { toError, type Failure } from './errors';
import { LiveSocket } from './live';
import type { Catalogue, Progress, RequestName, Requests } from './types';

export interface CallOptions<Answer = unknown> {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  onPartial?: (answer: Answer) => void; // called with answers that will still get better; never after the last one
}

const longRequests: ReadonlySet<RequestName> = new Set<RequestName>(['tiles/solve', 'tiles/compare', 'othello/search', 'othello/values', 'grid/move', 'tiles/hint']);

/** A position is quick, unless its values are wanted: then the whole game may have to be solved. */
function isLong(name: RequestName, body: object): boolean {
  return longRequests.has(name) || (name === 'grid/position' && 'values' in body && body.values === true);
}

export class Api {
  language = 'en';
  private live: LiveSocket | null;

  constructor(private readonly base = '', socket: LiveSocket | null = null) {
    this.live = socket;
  }

  async catalogue(): Promise<Catalogue> {
    return this.http<Catalogue>(`/api/catalogue?lang=${this.language}`);
  }

  async call<Name extends RequestName>(
    name: Name,
    body: Requests[Name][0],
    options: CallOptions<Requests[Name][1]> = {},
  ): Promise<Requests[Name][1]> {
    const whole = { ...clean(body), lang: this.language };
    if (this.live && isLong(name, whole) && (await this.live.ready())) {
      options.signal?.throwIfAborted();
      return this.live.ask(name, whole, options);
    }
    return this.http<Requests[Name][1]>(`/api/${name}`, whole, options.signal);
  }

  private async http<Answer>(path: string, body?: object, signal?: AbortSignal): Promise<Answer> {
    const init: RequestInit = body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {};
    if (signal) init.signal = signal;
    const answer = await fetch(this.base + path, init);
    const json = (await answer.json().catch(() => null)) as (Answer & Failure) | null;
    if (!answer.ok || !json) throw toError(json, `${answer.status} ${answer.statusText}`);
    return json;
  }
}

/** Leaves out what is undefined, because the server refuses keys that it does not know and null where it wants a value. */
function clean(body: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined && value !== null && value !== ''));
}

function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`;
}

export const api = new Api('', typeof WebSocket === 'undefined' ? null : new LiveSocket(socketAddress));
