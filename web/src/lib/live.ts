// The live socket: requests with an id, progress and partial answers while they run, a way to cancel. It opens when
// first needed, opens anew after a loss, and never has more jobs under way than the server takes from one connection.
import type { CallOptions } from './api';
import { ApiError, toError } from './errors';
import { t } from './i18n';
import type { Progress } from './types';

interface Pending {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  onProgress: ((progress: Progress) => void) | undefined;
  onPartial: ((answer: unknown) => void) | undefined;
}
interface Frame { id?: string; progress?: Progress; partial?: unknown; result?: unknown; error?: object }

const mostAtOnce = 4;
const openTimeout = 2000;
const longestPause = 10_000;

export class LiveSocket {
  private socket: WebSocket | null = null;
  private opening: Promise<boolean> | null = null;
  private pending = new Map<string, Pending>();
  private waiting: { id: string; send: () => void }[] = [];
  private running = 0;
  private lastId = 0;
  private failures = 0;
  private notBefore = 0;

  constructor(private readonly address: () => string) {}

  /** Whether the socket is open, opening it if need be; false while a lost server is given time to come back. */
  ready(): Promise<boolean> {
    if (this.socket?.readyState === 1) return Promise.resolve(true);
    if (Date.now() < this.notBefore) return Promise.resolve(false);
    this.opening ??= this.open().finally(() => (this.opening = null));
    return this.opening;
  }

  ask<Answer>(request: string, body: object, options: CallOptions<Answer>): Promise<Answer> {
    const id = String(++this.lastId);
    const { signal } = options;
    return new Promise<Answer>((resolve, reject) => {
      const abort = () => this.cancel(id);
      const done = () => signal?.removeEventListener('abort', abort);
      this.pending.set(id, {
        resolve: (value) => (done(), resolve(value as Answer)),
        reject: (error) => (done(), reject(error)),
        onProgress: options.onProgress,
        onPartial: options.onPartial as Pending['onPartial'],
      });
      signal?.addEventListener('abort', abort);
      this.waiting.push({ id, send: () => this.socket?.send(JSON.stringify({ id, request, body })) });
      this.pump();
    });
  }

  private pump(): void {
    while (this.running < mostAtOnce && this.waiting.length > 0) {
      this.running += 1;
      this.waiting.shift()?.send();
    }
  }

  private cancel(id: string): void {
    const stillHere = this.waiting.findIndex((job) => job.id === id);
    // A job that never left is simply dropped. One under way gives up its place only when the server has answered for it.
    if (stillHere >= 0) this.waiting.splice(stillHere, 1);
    else if (this.socket?.readyState === 1) this.socket.send(JSON.stringify({ cancel: id }));
    const job = this.pending.get(id);
    if (stillHere >= 0) this.pending.delete(id);
    if (!job) return;
    job.onProgress = job.onPartial = undefined; // what is on its way comes too late
    job.reject(new ApiError('stopped', 'stopped'));
  }

  private receive(text: string): void {
    const frame = JSON.parse(text) as Frame;
    const job = frame.id === undefined ? undefined : this.pending.get(frame.id);
    if (!job || frame.id === undefined) return;
    if (frame.progress) {
      job.onProgress?.(frame.progress);
      return;
    }
    if (frame.partial) {
      job.onPartial?.(frame.partial);
      return;
    }
    this.pending.delete(frame.id);
    this.running -= 1;
    if (frame.error) job.reject(toError({ error: frame.error }, 'error'));
    else job.resolve(frame.result);
    this.pump();
  }

  private open(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = new WebSocket(this.address());
      const timer = setTimeout(() => socket.close(), openTimeout);
      socket.onopen = () => {
        clearTimeout(timer);
        this.socket = socket;
        this.failures = 0;
        resolve(true);
      };
      socket.onmessage = (event) => this.receive(String(event.data));
      socket.onclose = () => {
        clearTimeout(timer);
        this.lost(socket);
        resolve(false);
      };
    });
  }

  private lost(socket: WebSocket): void {
    this.failures += 1;
    this.notBefore = Date.now() + Math.min(longestPause, 250 * 2 ** this.failures);
    if (this.socket === socket) this.socket = null;
    const jobs = [...this.pending.values()];
    this.pending.clear();
    this.waiting = [];
    this.running = 0;
    for (const job of jobs) job.reject(new ApiError('system', t('app.offline')));
  }
}
