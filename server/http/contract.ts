// Registers every call of the contract: guard, parsing, handler, answer. Who may call is decided here and nowhere else.
import { Readable } from 'node:stream';
import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { ApiError, forbidden, unauthenticated } from '#server/errors.ts';
import { type Call, fileTooLarge } from '#shared/call.ts';
import { contract } from '#shared/contract.ts';
import { decide } from '#shared/roles.ts';
import type { Context, Handlers, Services } from './context.ts';
import { jsonArray } from './lists.ts';
import { waitForTurn } from './turns.ts';

type AnyHandler = (context: Context<Call>) => Promise<unknown>;

/** Put together anew for every call. */
const csv = 'text/csv; charset=utf-8';
const madeFiles = new Set(['application/pdf', csv]);

export function registerContract(app: FastifyInstance, handlers: Handlers, services: Services): void {
  const entries = Object.entries(contract as Record<string, Call>);
  registerCalls(
    app,
    entries.filter(([, { upload }]) => !upload),
    handlers,
    services,
  );
  // A form is understood here alone: sent to any other call it is of the wrong type (415).
  void app.register(async (forms) => {
    await forms.register(fastifyMultipart, { limits: { files: 1, fields: 5, parts: 6 } });
    registerCalls(
      forms,
      entries.filter(([, { upload }]) => upload),
      handlers,
      services,
    );
  });
}

function registerCalls(
  app: FastifyInstance,
  entries: [string, Call][],
  handlers: Handlers,
  services: Services,
): void {
  for (const [name, entry] of entries) {
    const handler = handlers[name as keyof Handlers] as unknown as AnyHandler; // Handlers has one for every name
    app.route({
      ...routeOf(name, entry),
      ...(entry.bodyLimit && { bodyLimit: entry.bodyLimit }),
      config: { isMadeFile: madeFiles.has(entry.contentType ?? '') },
      // Before the body is read: who may not call need not be listened to.
      preParsing: (request, _reply, _payload, done) => done(refusalOf(entry, request, services)),
      handler: (request, reply) => answer(entry, handler, services, request, reply),
    });
  }
}

/** Where a call stands, and its schemas. */
export function routeOf(name: string, entry: Call) {
  const url = entry.path.replace(/\{(\w+)\}/g, ':$1');
  return { method: entry.method, url, schema: routeSchema(name, entry) };
}

function routeSchema(name: string, entry: Call) {
  const part = (key: string, schema: z.core.$ZodType | undefined) => (schema ? { [key]: schema } : {});
  return {
    operationId: name,
    summary: entry.summary,
    ...part('params', entry.params),
    ...part('querystring', entry.query),
    ...part('body', entry.body),
    ...(entry.answer && {
      response: Object.fromEntries(
        [entry.status, entry.otherStatus ?? entry.status].map((status) => [status, entry.answer]),
      ),
    }),
  };
}

function refusalOf(entry: Call, request: FastifyRequest, { settings }: Services): ApiError | undefined {
  const { id } = (request.params ?? {}) as { id?: string };
  const decision = decide(entry.action, request.session, id, !settings.isDemo);
  if (decision === 'unauthenticated') return unauthenticated();
  if (decision === 'factor missing')
    return forbidden('Set up the second factor of your account first, in the settings.');
  return decision === 'forbidden' ? forbidden() : undefined;
}

async function answer(
  entry: Call,
  handler: AnyHandler,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { session } = request;
  reply.code(entry.status);
  if (session && entry.contentType === csv) await waitForTurn(session.accountId, reply);
  const result = await handler({
    ...services,
    params: request.params as never, // parsed by the schemas of the same entry
    query: request.query as never,
    body: request.body as never,
    session: session as never, // the guard has let nobody in without one where one is needed
    author: {
      accountId: session?.accountId ?? null,
      label: session?.label ?? 'nobody',
      requestId: request.id,
    },
    request,
    reply,
  });
  if (entry.contentType) reply.type(entry.contentType);
  if (isInParts(result)) return reply.send(inParts(entry, result, reply));
  return entry.status === 204 ? reply.send() : result;
}

function isInParts(result: unknown): result is AsyncIterable<unknown> {
  if (typeof result !== 'object' || result === null || result instanceof Readable) return false;
  return Symbol.asyncIterator in result;
}

/** Made as it is read, and a little ahead. */
function inParts(
  { contentType, status }: Call,
  parts: AsyncIterable<unknown>,
  reply: FastifyReply,
): Readable {
  if (!contentType) reply.type('application/json; charset=utf-8');
  const lists = parts as AsyncIterable<unknown[]>; // where the answer is JSON; else it is text
  return Readable.from(contentType ? parts : jsonArray(lists, reply, status), { objectMode: false });
}

/** The one file of an upload, whole, and the name the sender gave it. */
export async function uploadedFile(
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ bytes: Buffer; fileName: string }> {
  if (!request.isMultipart()) throw new ApiError(415, 'Send the file as multipart/form-data.');
  let uploaded: { bytes: Buffer; fileName: string } | undefined;
  // To the end of the form: a second file is refused, not passed over.
  for await (const file of request.files({ limits: { fileSize: maxBytes, files: 1 } })) {
    uploaded = { bytes: await whole(file, maxBytes), fileName: file.filename };
  }
  if (!uploaded) throw new ApiError(400, 'Choose a file.', { fields: { file: 'Choose a file.' } });
  return uploaded;
}

async function whole(file: MultipartFile, maxBytes: number): Promise<Buffer> {
  try {
    return await file.toBuffer();
  } catch (error) {
    if ((error as { code?: string }).code !== 'FST_REQ_FILE_TOO_LARGE') throw error;
    const sentence = fileTooLarge(maxBytes);
    throw new ApiError(413, sentence, { fields: { file: sentence } });
  }
}
