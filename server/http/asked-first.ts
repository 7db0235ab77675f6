// A call that would do what is rarely meant asks first: 409 with the question, until it is sent again with
// `confirmed: [question]`; for a file in the form, as JSON.
import type { FastifyRequest } from 'fastify';
import type { Ask } from '#server/context.ts';
import { ApiError } from '#server/errors.ts';
import { userHeader } from '#shared/account/user-header.ts';
import { laterQuestions } from '#shared/kit/questions.ts';

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

/** @param confirmed what the caller has sent as `confirmed` */
export const askedFirst =
  (confirmed: unknown): Ask =>
  async (question, findDoubt) => {
    if (Array.isArray(confirmed) ? confirmed.includes(question) : laterQuestions.includes(question)) return;
    const sentence = await findDoubt();
    if (sentence) throw new ApiError(409, sentence, { details: { question } });
  };
