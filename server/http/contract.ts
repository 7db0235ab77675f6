// Registers every call of the contract: guard, parsing, handler, answer. Who may call is decided here and nowhere else.
import { Readable } from 'node:stream';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Context, Handlers, Services } from '#server/context.ts';
import type { Page } from '#server/db/list-page.ts';
import type { Author } from '#server/db/office/audit-log.ts';
import type { Database } from '#server/db/schema.ts';
import type { WholeList } from '#server/db/whole-list.ts';
import { ApiError, badRequest, forbidden, notFound, unauthenticated } from '#server/errors.ts';
import { readUploadedFile } from '#server/files/uploaded-file.ts';
import { approve, WaitsForApproval } from '#server/rules/office/approvals.ts';
import { userHeader } from '#shared/account/user-header.ts';
import { type CallName, type Contract, contract } from '#shared/contract.ts';
import type { Call, Params } from '#shared/kit/call.ts';
import { excusing } from '#shared/kit/fields/excused-values.ts';
import { totalCountHeader } from '#shared/kit/list-pages.ts';
import { laterQuestions } from '#shared/kit/questions.ts';
import { decide, isConfirmed } from '#shared/roles.ts';
import { askerOf, readConfirmed } from './asked-first.ts';
import { changesConfirmedField, unconfirmed } from './confirmation.ts';
import { invalidInput } from './error-handler.ts';
import { keepCall } from './kept-calls.ts';
import { limitOwnNotes } from './limits/own-notes.ts';
import { inTableTurn, readsTable } from './limits/table-turns.ts';
import { withinTime } from './limits/time-limit.ts';
import { jsonArray, waitForTurn } from './whole-lists.ts';

interface LimitedServices extends Services {
  handlers: Handlers;
  /** Milliseconds. */
  longestCall: number;
  storedRecords?: StoredRecords;
}

/** The record that a call changes, as it is read: a value that it sends back unchanged is excused from newer rules. */
export type StoredRecords = {
  [N in CallName]?: (db: Database, params: Params<Contract[N]>) => Promise<object | undefined>;
};

type AnyHandler = (context: Context<Call>) => Promise<unknown>;

const csv = 'text/csv; charset=utf-8';
const madeFiles = new Set(['application/pdf', csv]);
const makesFile = ({ isMadeFile, contentType = '' }: Call) => isMadeFile ?? madeFiles.has(contentType);

export function registerContract(app: FastifyInstance, services: LimitedServices): void {
  const entries = Object.entries(contract as Record<string, Call>);
  registerCalls(
    app,
    entries.filter(([, { upload }]) => !upload),
    services,
  );
  // Only upload calls accept multipart/form-data; all other calls refuse it as the wrong type (415).
  void app.register(async (forms) => {
    forms.decorateRequest('uploadedFile');
    await forms.register(fastifyMultipart, { limits: { files: 1, fields: 5, parts: 6 } });
    registerCalls(
      forms,
      entries.filter(([, { upload }]) => upload),
      services,
    );
  });
}

function registerCalls(app: FastifyInstance, entries: [string, Call][], services: LimitedServices): void {
  for (const [name, entry] of entries) {
    const handler = services.handlers[name as keyof Handlers] as unknown as AnyHandler; // Handlers has one for every name
    app.route({
      ...routeOf(name, entry),
      ...(entry.bodyLimit && { bodyLimit: entry.bodyLimit }),
      config: {
        isMadeFile: makesFile(entry),
        isMadeForVisitors: entry.isMadeFile ?? false,
      },
      // After the hooks that read the session, before the body is read: a refused caller cannot make the server read one.
      onRequest: (request, _reply, done) => done(refusalOf(entry, request, services)),
      ...(entry.asks && { preValidation: readConfirmed }),
      // Before the time of the call begins: how long a file takes depends on the line of its sender.
      ...(entry.upload && { preHandler: readUploadedFile(entry.upload) }),
      // A body with mistakes is refused when it is known which of them are excused.
      ...(entry.body && !entry.upload && { attachValidation: true }),
      handler: (request, reply) => answer(name, entry, handler, services, request, reply),
    });
  }
}

const confirmation =
  'Refused (403, field confirmation) where the caller has not given the password within the last ten minutes: confirmIdentity.';

function descriptionOf({ action, asks = [], approvals = [] }: Call): string {
  const asked = asks.map(
    (question) =>
      `Asks first (409, question ${question})${laterQuestions.includes(question) ? ' of callers who name their user or send confirmed' : ''}; sent again with confirmed: ["${question}"] in the body it goes on.`,
  );
  const waits = approvals.map(
    (kind) =>
      `Where the settings want a second person (approvals.${kind}), 202 with what waits: listApprovals.`,
  );
  return [...(isConfirmed(action) ? [confirmation] : []), ...asked, ...waits].join(' ');
}

/** The method, address and schemas of a call. */
export function routeOf(name: string, entry: Call) {
  const url = entry.path.replace(/\{(\w+)\}/g, ':$1');
  return { method: entry.method, url, schema: routeSchema(name, entry) };
}

function routeSchema(name: string, entry: Call) {
  const { summary, params, query, body, answer, status, otherStatus = status } = entry;
  const response = answer && { [status]: answer, [otherStatus]: answer };
  const parts = { description: descriptionOf(entry), params, querystring: query, body, response };
  // Fastify warns of a part that is undefined.
  const given = Object.entries(parts).filter(([, part]) => part);
  return { operationId: name, summary, ...(Object.fromEntries(given) as Partial<typeof parts>) };
}

function refusalOf(
  entry: Call,
  request: FastifyRequest,
  { settings, clock }: Services,
): ApiError | undefined {
  const { id } = (request.params ?? {}) as { id?: string };
  const { isViewing, recordId } = request.session ?? {};
  const named = request.headers[userHeader];
  if (recordId && named !== undefined && named !== recordId)
    return unauthenticated('Another user has signed in on this device. Please sign in again.');
  if (isViewing && (entry.method !== 'GET' || entry.action === 'account.own'))
    return forbidden('You see this portal as its person sees it: nothing can be changed here.');
  const decision = decide(entry.action, request.session, {
    recordId: id,
    isReading: entry.method === 'GET',
    demandsFactor: !settings.isDemo,
  });
  if (decision === 'unauthenticated') return unauthenticated();
  if (decision === 'factor missing')
    return forbidden('Set up the second factor of your account first, in the settings.');
  if (decision === 'unknown') return notFound('Student');
  if (decision === 'forbidden') return forbidden();
  return isConfirmed(entry.action) ? unconfirmed(request.session, clock) : undefined;
}

async function answer(
  name: string,
  entry: Call,
  handler: AnyHandler,
  services: LimitedServices,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { session } = request;
  reply.code(entry.status);
  const findStored = services.storedRecords?.[name as CallName];
  const handle = async (db: Database) => {
    const body = await excusedBody(entry, request, () => findStored?.(db, request.params as never)); // of the same entry
    const author = authorOf(request, services);
    const context: Context<Call> = {
      ...services,
      db,
      params: request.params as never, // parsed by the schemas of the same entry
      query: request.query as never,
      body: body as never,
      file: request.uploadedFile as never, // there where the entry has an upload
      session: session as never, // the guard has refused anonymous requests where a session is needed
      author,
      ifMatch: entry.method === 'GET' ? undefined : readIfMatch(request),
      ask: askerOf(request),
      approve,
      request,
      reply,
    };
    try {
      return await handler(context);
    } catch (error) {
      if (!(error instanceof WaitsForApproval)) throw error;
      // A file is not kept.
      if (entry.upload || !session)
        throw new ApiError(409, `${error.message}: this has to be asked for by itself.`);
      const { params, ifMatch } = context;
      const call = { name: name as CallName, params, body, ifMatch, confirmed: request.confirmed }; // of the contract
      const { accountId } = session;
      const kept = await keepCall(db, error.asked, call, { author, accountId, now: services.clock() });
      reply.code(202).header('approval', kept.approval);
      return kept;
    }
  };
  // Documents too: three of a large class at once would have the processor and a gigabyte for half a minute.
  const inTurn = (db: Database, accountId: string) => waitForTurn(accountId, reply).then(() => handle(db));
  const work = () =>
    withinTime(services.db, services.longestCall, (db) =>
      session && makesFile(entry) ? inTurn(db, session.accountId) : handle(db),
    );
  const result = await (readsTable(entry) ? inTableTurn(request.raw.socket, work) : work());
  // An export has a second type, its workbook's, which its handler has set.
  if (entry.contentType && !reply.hasHeader('content-type')) reply.type(entry.contentType);
  if (isInParts(result)) return reply.send(Readable.from(result, { objectMode: false }));
  if (isFound(entry, result)) {
    reply.header(totalCountHeader, result.total);
    if ('rows' in result) return result.rows;
    // Each chunk is made as the client reads, with a small buffer.
    const text = Readable.from(jsonArray(result.parts, reply, entry.status), { objectMode: false });
    return reply.type('application/json; charset=utf-8').send(text);
  }
  if (entry.answer && isVersioned(result)) reply.header('etag', `"${result.version}"`);
  return reply.statusCode === 204 ? reply.send() : result;
}

function authorOf({ session, id }: FastifyRequest, services: Services): Author {
  return {
    accountId: session?.accountId ?? null,
    label: session?.label ?? 'not signed in',
    requestId: id,
    beforeNoting: async (tx, changes) => {
      const refusal = changes.some(changesConfirmedField) && unconfirmed(session, services.clock);
      if (refusal) throw refusal;
      if (session) await limitOwnNotes(tx, session, changes, services.clock());
    },
  };
}

/** @throws 400 where the header is not an ETag of ours */
function readIfMatch({ headers: { 'if-match': header } }: FastifyRequest): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const [, version] = /^(?:W\/)?"(\d{1,9})"$/.exec(header) ?? [];
  if (!version) throw badRequest('If-Match must be the ETag of the record');
  return Number(version);
}

/** A record as a form edits it: its version comes back as If-Match. */
function isVersioned(result: unknown): result is { version: number } {
  return (
    typeof result === 'object' && result !== null && 'version' in result && typeof result.version === 'number'
  );
}

/** @returns the parsed body @throws its mistakes, but for those that are excused */
async function excusedBody(
  { body: schema }: Call,
  { validationError: error, body }: FastifyRequest,
  findStored: () => Promise<object | undefined> | undefined,
): Promise<unknown> {
  if (!error) return body;
  if (!schema || error.validationContext !== 'body') throw error;
  const excused = excusing(schema as z.ZodMiniType, body, await findStored());
  if (excused === schema) throw error;
  const parsed = z.safeParse(excused, body);
  if (parsed.success) return parsed.data;
  throw invalidInput(
    parsed.error.issues.map(({ path, message }) => ({ instancePath: `/${path.join('/')}`, message })),
  );
}

function isInParts(result: unknown): result is AsyncIterable<unknown> {
  if (typeof result !== 'object' || result === null || result instanceof Readable) return false;
  return Symbol.asyncIterator in result;
}

/** What was found of a list, and how many there are. */
const isFound = ({ answer }: Call, result: unknown): result is Page<unknown> | WholeList<unknown> =>
  answer instanceof z.ZodMiniArray && !Array.isArray(result);
