// A call that would do what is rarely meant asks first: 409 with the question, until it is sent again with
// `confirmed: [question]` (server/http/asked-first.ts).
import { ApiError } from '#server/errors.ts';
import { laterQuestions, type Question } from '#shared/kit/questions.ts';

/**
 * Goes on where the caller has confirmed the question, or there is no doubt. @throws 409 with the question and the sentence
 * @param findDoubt called only where the caller is asked: it may read many rows
 */
export type Ask = (
  question: Question,
  findDoubt: () => string | undefined | Promise<string | undefined>,
) => Promise<void>;

/** @param confirmed what the caller has sent as `confirmed` */
export const askedFirst =
  (confirmed: unknown): Ask =>
  async (question, findDoubt) => {
    if (Array.isArray(confirmed) ? confirmed.includes(question) : laterQuestions.includes(question)) return;
    const sentence = await findDoubt();
    if (sentence) throw new ApiError(409, sentence, { details: { question } });
  };
