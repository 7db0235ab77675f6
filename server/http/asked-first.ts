// What a caller confirms of the questions that it is asked first: `confirmed` in the body; for a file in the form, as JSON.
import type { FastifyRequest } from 'fastify';
import { type Ask, askedFirst } from '#server/records/asked-first.ts';
import { userHeader } from '#shared/account/user-header.ts';

/** A hook before the schema of the body, which drops what is no field of the record. */
export async function readConfirmed(request: FastifyRequest): Promise<void> {
  request.confirmed = (request.body as { confirmed?: unknown } | null)?.confirmed;
}

export const askerOf = (request: FastifyRequest): Ask => {
  const inForm = request.uploadedFile?.texts.get('confirmed');
  const ofPortal = request.headers[userHeader] === undefined ? undefined : [];
  return askedFirst(inForm === undefined ? (request.confirmed ?? ofPortal) : parsed(inForm));
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // then nothing is confirmed
  }
}
