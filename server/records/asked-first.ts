// A call that would do what is rarely meant asks first: 409 with the question, until it is sent again with
// `confirmed: [question]` in its body; for a file in the form, as JSON.
import type { FastifyRequest } from 'fastify';
import { ApiError } from '#server/errors.ts';
import { userHeader } from '#shared/account/user-header.ts';
import { laterQuestions, type Question } from '#shared/kit/questions.ts';

/** A hook before the schema of the body, which drops what is no field of the record. */
export async function readConfirmed(request: FastifyRequest): Promise<void> {
  request.confirmed = (request.body as { confirmed?: unknown } | null)?.confirmed;
}

/** @returns a function that goes on where the caller has confirmed the question, and otherwise throws 409 */
export const askerOf = (request: FastifyRequest) => {
  const inForm = request.uploadedFile?.texts.get('confirmed');
  const ofPortal = request.headers[userHeader] === undefined ? undefined : [];
  return askedFirst(inForm === undefined ? (request.confirmed ?? ofPortal) : parsed(inForm));
};

/** @param confirmed what the caller has sent as `confirmed` */
export const askedFirst = (confirmed: unknown) => (question: Question, sentence: string) => {
  if (Array.isArray(confirmed) ? confirmed.includes(question) : laterQuestions.includes(question)) return;
  throw new ApiError(409, sentence, { details: { question } });
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // then nothing is confirmed
  }
}
