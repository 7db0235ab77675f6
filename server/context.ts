// The context that a handler gets, and the handlers themselves: one per call of the contract, typed from it.
import type { KeyObject } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#server/clock.ts';
import type { Session } from '#server/db/account/sessions.ts';
import type { Page } from '#server/db/list-page.ts';
import type { Author } from '#server/db/office/audit-log.ts';
import type { Database } from '#server/db/schema.ts';
import type { WholeList } from '#server/db/whole-list.ts';
import type { PasswordCost } from '#server/password-cost.ts';
import type { Approve } from '#server/rules/office/approvals.ts';
import type { Settings } from '#server/settings.ts';
import type { Site } from '#server/site/site.ts';
import type { CallName, Contract } from '#shared/contract.ts';
import type { Answer, Body, Call, Params, Query } from '#shared/kit/call.ts';
import type { Question } from '#shared/kit/questions.ts';
import type { rules } from '#shared/roles.ts';
import type { UploadedFile } from './files/uploaded-file.ts';

/** The services that all requests share. They hold no state between requests. */
export interface Services {
  db: Database;
  settings: Settings;
  clock: Clock;
  /** Of what is stored sealed. */
  secretKey: KeyObject;
  passwordCost: PasswordCost;
  /** The pages as the office has published them. */
  site: Site;
}

/** Null only in calls that are open to anonymous requests; all others need a session before the handler runs. */
type SessionOf<C extends Call> = (typeof rules)[C['action']]['anonymous'] extends 'all'
  ? Session | null
  : Session;

/**
 * Goes on where the caller has confirmed the question, or there is no doubt. @throws 409 with the question and the sentence
 * @param findDoubt called only where the caller is asked: it may read many rows
 */
export type Ask = (
  question: Question,
  findDoubt: () => string | undefined | Promise<string | undefined>,
) => Promise<void>;

export interface Context<C extends Call> extends Services {
  params: Params<C>;
  query: Query<C>;
  body: Body<C>;
  file: C extends { upload: object } ? UploadedFile : undefined;
  session: SessionOf<C>;
  /** The author of the audit rows of this call. */
  author: Author;
  /** The version that the caller has edited; undefined without If-Match: the last save then wins, as older callers expect. */
  ifMatch: number | undefined;
  ask: Ask;
  /** Goes on unless the settings want a second person; then the call is kept, and answered 202. */
  approve: Approve;
  /** Of all calls: one that was kept is done later. */
  handlers: Handlers;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * A call with a content type of its own answers text, bytes or a stream instead of JSON; text may be sent in chunks. A list is
 * whole, or what was found of it: its total goes into a header.
 */
type AnswerOf<C extends Call> = C extends { contentType: string }
  ? string | Buffer | NodeJS.ReadableStream | AsyncIterable<string>
  : C extends { answer: unknown }
    ? Answer<C> | (Answer<C> extends (infer R)[] ? Page<R> | WholeList<R> : never)
    : void;

export type Handler<C extends Call> = (context: Context<C>) => Promise<AnswerOf<C>>;
export type Handlers = { [N in CallName]: Handler<Contract[N]> };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer is a document or an export, which app.ts limits more strictly. */
    isMadeFile?: boolean;
    /** Whether it is made for visitors too, who have a limit for it. PDFs for visitors are only read. */
    isMadeForVisitors?: boolean;
  }
  interface FastifyRequest {
    session: Session | null;
    uploadedFile?: UploadedFile;
    /** The body's `confirmed`, which is no field of the record. */
    confirmed?: unknown;
  }
}
