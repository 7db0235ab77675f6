import type { CallError } from '#web/api/calls.ts';

/** product §8: a refused save of a student or a faculty member shows its status, in this exact text. */
export function withStatus(error: CallError): string {
  if (error.status === 0) return error.message;
  return `Error: HTTP error! Status: ${error.status}, Message: ${error.message}`;
}
