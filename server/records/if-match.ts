import type { FastifyRequest } from 'fastify';
import { badRequest } from '#server/errors.ts';

/** @throws 400 where the header is not an ETag of ours */
export function readIfMatch(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const [, version] = /^(?:W\/)?"(\d{1,9})"$/.exec(header) ?? [];
  if (!version) throw badRequest('If-Match must be the ETag of the record');
  return Number(version);
}
