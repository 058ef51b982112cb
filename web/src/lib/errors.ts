// What the server refuses, in the words it gave, with the place where it stands in the input.
import type { ErrorKind, Place } from './types';

export class ApiError extends Error {
  readonly kind: ErrorKind;
  readonly place: Place | undefined;
  constructor(kind: ErrorKind, message: string, place?: Place) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.place = place;
  }
}

export interface Failure { error?: { kind?: ErrorKind; message?: string; place?: Place } }

export function toError(body: Failure | null, fallback: string): ApiError {
  const error = body?.error;
  return new ApiError(error?.kind ?? 'system', error?.message ?? fallback, error?.place);
}

/** True where asking the same again would be refused again. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'input' || error.kind === 'usage');
}

/** Of two readings of one text, what the one says that came further. */
export function further(first: unknown, second: unknown): unknown {
  const [a, b] = [first, second].map((error) => (error instanceof ApiError ? error.place : undefined));
  if (!a || !b) return b ? second : first;
  return b.line > a.line || (b.line === a.line && b.column > a.column) ? second : first;
}

/** True for a request that the caller itself gave up: nothing to tell the person. */
export function isStopped(error: unknown): boolean {
  return (error instanceof ApiError && error.kind === 'stopped') || (error instanceof DOMException && error.name === 'AbortError');
}
