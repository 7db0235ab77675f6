import type { FastifyReply, FastifyRequest } from 'fastify';
import { badRequest } from '#server/errors.ts';

/** The version that the caller has edited; undefined without If-Match: the last save then wins, as older callers expect. */
export function readIfMatch(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const [, version] = /^(?:W\/)?"(\d{1,9})"$/.exec(header) ?? [];
  if (!version) throw badRequest('If-Match must be the ETag of the record');
  return Number(version);
}

export function tagVersion(reply: FastifyReply, { version }: { version: number }): void {
  reply.header('etag', `"${version}"`);
}
