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

/** True for a request that the caller itself gave up: nothing to tell the person. */
export function isStopped(error: unknown): boolean {
  return (error instanceof ApiError && error.kind === 'stopped') || (error instanceof DOMException && error.name === 'AbortError');
}
