import { counted } from '#shared/kit/format.ts';
// The errors that callers can get, each a sentence with its status. Any other thrown error is a defect (500).

export class ApiError extends Error {
  readonly status: number;
  /** Names each bad field and says what is wrong with it. */
  readonly fields: Record<string, string> | undefined;
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined;
  /** Further members of the answer: the record that conflicts with the refused one. */
  readonly details: Record<string, unknown> | undefined;

  constructor(
    status: number,
    message: string,
    more: { fields?: Record<string, string>; retryAfter?: number; details?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.details = more.details;
  }
}

export const badRequest = (message: string, fields?: Record<string, string>) =>
  new ApiError(400, message, fields ? { fields } : {});
/** @param field whose value it is */
export const invalid = (message: string, field: string) => badRequest(message, { [field]: message });
/** @throws where a field has a sentence; the error begins with the first of them */
export function refuseFields(fields: Record<string, string>, status = 400): void {
  const sentences = [...new Set(Object.values(fields))];
  if (sentences.length > 0) throw new ApiError(status, sentences.slice(0, 3).join('. '), { fields });
}
export const unauthenticated = (message = 'Please sign in') => new ApiError(401, message);
export const forbidden = (message = 'You are not allowed to do this') => new ApiError(403, message);
export const notFound = (what: string) => new ApiError(404, `${what} not found`);
/** @throws 404 where there is none */
export function orNotFound<T>(record: T, what: string): NonNullable<T> {
  if (!record) throw notFound(what);
  return record;
}
export const conflict = (message: string, field: string) =>
  new ApiError(409, message, { fields: { [field]: message } });
export const changedMeanwhile = () =>
  new ApiError(
    412,
    'Another person changed this record in the meantime. Look at their changes before you save.',
  );
export const unsupportedType = (message: string) => new ApiError(415, message);
export const tooMany = (retryAfter: number) =>
  new ApiError(429, `Too many attempts. Please try again in ${counted(retryAfter, 'second')}.`, {
    retryAfter,
  });
export const busy = () =>
  new ApiError(503, 'The server is busy. Please try again in a moment.', { retryAfter: 2 });
