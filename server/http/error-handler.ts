// Turns every error into an answer. Callers get a sentence, never a stack trace, a file path or SQL.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isForeignKeyViolation, isUnavailable } from '#server/db/driver/dialect.ts';
import { ApiError, busy } from '#server/errors.ts';

/** Sentences for Fastify's own errors. */
const frameworkSentences: Record<string, [number, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'What you sent is too large.'],
  FST_REQ_FILE_TOO_LARGE: [413, 'The file is too large: at most 5 MB.'],
  FST_FILES_LIMIT: [413, 'Send one file only.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'Send JSON (Content-Type: application/json).'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The body is empty.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The body is shorter or longer than it says.'],
};

/** A body of 10,000 wrong rows would be answered with megabytes. */
const mostFields = 200;

export function toApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation);
  const { code, statusCode } = error as FastifyError;
  const known = frameworkSentences[code ?? ''];
  if (known) return new ApiError(...known);
  if (error instanceof SyntaxError && statusCode === 400)
    return new ApiError(400, 'The body is not valid JSON.');
  if (isUnavailable(error)) return busy();
  if (isForeignKeyViolation(error))
    return new ApiError(404, 'Another person has deleted what this belongs to in the meantime.');
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new ApiError(statusCode, 'This request cannot be understood.');
  if (statusCode === 503) return busy();
  return undefined;
}

export function invalidInput(issues: { instancePath: string; message?: string | undefined }[]): ApiError {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of issues.slice(0, mostFields)) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body';
    fields[field] ??= message ?? 'This value is not valid';
  }
  const sentences = [...new Set(Object.values(fields))];
  return new ApiError(400, sentences.slice(0, 3).join('. '), { fields });
}

/** A browser that leaves a page lets go of its unfinished files: no failure of the server. */
const isGone = (error: unknown): boolean => (error as FastifyError).code === 'ERR_STREAM_PREMATURE_CLOSE';

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toApiError(error);
  if (isGone(error)) request.log.debug('the caller has left before the end of the answer');
  else if (!known) request.log.error({ err: error }, 'unexpected failure');
  else if (known.status >= 500) request.log.warn({ err: error }, known.message);
  const sentence = known?.message ?? 'Something went wrong on our side. Please try again.';
  if (known?.retryAfter) reply.header('retry-after', known.retryAfter);
  return reply
    .code(known?.status ?? 500)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      error: sentence,
      message: sentence,
      ...(known?.fields && { fields: known.fields }),
      ...known?.details,
      requestId: request.id,
    });
}

/** Answers requests without a route, as JSON; pages have a not-found page of their own. */
export async function sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendError(new ApiError(404, 'There is no such call'), request, reply);
}
