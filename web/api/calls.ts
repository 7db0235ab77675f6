// The one way the browser calls the server: by the name of a call in the contract.

import { userHeader } from '#shared/account/user-header.ts';
import { viewAsText } from '#shared/account/view-as.ts';
import type { CallName, Contract } from '#shared/contract.ts';
import type { Answer, BodyInput, Call, QueryInput } from '#shared/kit/call.ts';
import { fileTooLarge } from '#shared/kit/file-size.ts';
import { totalCountHeader } from '#shared/kit/list-pages.ts';
import type { Question } from '#shared/kit/questions.ts';
import { say } from '#shared/kit/text/say.ts';
import { callTable } from './call-table.ts';
import { hearCollegeTime } from './college-clock.ts';
import { readViewing } from './view-as.ts';

/** A refusal or a failure, as a sentence that can be shown. */
export class CallError extends Error {
  /** 0 where the server could not be reached. */
  readonly status: number;
  /** The field named by the server, and what is wrong with it. */
  readonly fields: Record<string, string>;
  /** The whole answer: some refusals name the record that is in the way. */
  readonly details: Record<string, unknown>;

  constructor(
    status: number,
    message: string,
    fields: Record<string, string> = {},
    details: Record<string, unknown> = {},
  ) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.details = details;
  }
}

export const unreached = 'The server cannot be reached. Please check the connection and try again.';

/** product §8: this exact text, on every screen that shows a list. */
export const noArray = 'Unexpected data format: Expected an array';

export type CallInput<C extends Call> = {
  signal?: AbortSignal;
  /** The version that was edited: the server refuses (412) when there is a newer one. */
  ifMatch?: number | undefined;
  /** The id of the user whose call it is, where it is not of the one whom the portal shows. */
  user?: string;
} & (C extends { params: unknown } ? { params: Record<string, string> } : object) &
  (C extends { query: unknown } ? { query?: QueryInput<C> } : object) &
  (C extends { body: unknown } ? { body: BodyInput<C> } : object) &
  (C extends { upload: unknown } ? { file: File; fields?: Readonly<Record<string, object>> } : object);

type AnyInput = {
  signal?: AbortSignal;
  ifMatch?: number;
  user?: string;
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
  file?: File;
  fields?: Record<string, unknown>;
};

/** What the user is asked before a refused call is sent again, each in a dialog. @returns whether the user did what it asks for */
interface Asking {
  /** The session has ended: the user signs in again, or gives up. */
  signIn?: () => Promise<boolean>;
  /** The server asks for the password once more, as the contract says of the call (`confirm`). */
  confirmIdentity?: () => Promise<boolean>;
  /** The server asks first: the user is shown its sentence, and goes on or does not. */
  goOn?: (question: Question, sentence: string) => Promise<boolean>;
}

let asking: Asking = {};
export function askUser({ signIn, confirmIdentity, goOn }: Asking): void {
  asking = {
    ...(signIn && { signIn: sharing(signIn) }),
    ...(confirmIdentity && { confirmIdentity: sharing(confirmIdentity) }),
    ...(goOn && { goOn }),
  };
}

/** Several calls may be refused at the same time: they share one dialog. */
function sharing(ask: () => Promise<boolean>): () => Promise<boolean> {
  let shared: Promise<boolean> | undefined;
  return () => {
    shared ??= ask().finally(() => {
      shared = undefined;
    });
    return shared;
  };
}

/** The user whom this page shows, once it is known: no call is carried out for another one. */
let shownUser: string | undefined;
export function showUser(id: string | undefined): void {
  shownUser = id;
}

export function callPath(name: CallName, params: Record<string, string> = {}, query: object = {}): string {
  const path = callTable[name].path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, String(value)]],
    ),
  );
  return search.size > 0 ? `${path}?${search}` : path;
}

async function send(name: CallName, input: AnyInput): Promise<Response> {
  const { method, isAuth } = callTable[name];
  const headers: Record<string, string> = {};
  const user = input.user ?? (isAuth ? undefined : shownUser);
  if (user) headers[userHeader] = user;
  const viewing = readViewing();
  if (viewing) headers['view-as'] = viewAsText(viewing);
  let body: BodyInit | undefined;
  if (input.file) {
    refuseTooLarge(name, input.file);
    body = new FormData();
    for (const [name, value] of Object.entries(input.fields ?? {}))
      if (value !== undefined) body.append(name, JSON.stringify(value));
    body.append('file', input.file);
  } else if (input.body !== undefined) {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(input.body);
  }
  if (input.ifMatch !== undefined) headers['if-match'] = `"${input.ifMatch}"`;
  try {
    // A request for a view has an address of its own: the page has asked for the admin's session already.
    const query = viewing ? { ...input.query, viewing: viewing.id } : input.query;
    const path = callPath(name, input.params, query);
    const response = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body && { body }),
      ...(input.signal && { signal: input.signal }),
    });
    hearCollegeTime(response);
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new CallError(0, say(unreached));
  }
}

/** An upload over a slow connection takes minutes: a body that the server would refuse as too large is not sent. */
function refuseTooLarge(name: CallName, file: File): void {
  const { maxBytes } = callTable[name];
  if (!maxBytes || file.size <= maxBytes) return;
  const sentence = fileTooLarge(maxBytes);
  throw new CallError(413, sentence, { file: sentence });
}

async function respond(name: CallName, input: AnyInput): Promise<Response> {
  let response = await send(name, input);
  // Typed work must not be lost because a session expired: the user signs in again in a dialog, and the call is repeated.
  const hasEnded = response.status === 401 && !callTable[name].isAuth;
  if (hasEnded && (await asking.signIn?.())) response = await send(name, input);
  if (response.ok) return unlessWaiting(response);
  let refusal = await readRefusal(response);
  const confirmed: Question[] = [];
  while (await isToSendAgain(refusal, confirmed)) {
    response = await send(name, confirmed.length > 0 ? withConfirmed(input, confirmed) : input);
    if (response.ok) return unlessWaiting(response);
    refusal = await readRefusal(response);
  }
  const fields = Object.entries(refusal.fields ?? {}).map(([field, what]) => [field, say(what)]);
  throw new CallError(
    response.status,
    say(refusal.error ?? 'Unknown error'),
    Object.fromEntries(fields) as Record<string, string>, // as: made of texts
    refusal,
  );
}

/** @throws 202 with the server's sentence where the call waits for a second person, and has changed nothing yet */
async function unlessWaiting(response: Response): Promise<Response> {
  if (!response.headers.has('approval')) return response;
  throw new CallError(202, (await readRefusal(response)).message ?? '');
}

interface Refusal extends Record<string, unknown> {
  error?: string;
  message?: string;
  fields?: Record<string, string>;
  question?: Question;
}

/** Asks for the password, or what the server asks first, which `confirmed` then has. */
async function isToSendAgain(refusal: Refusal, confirmed: Question[]): Promise<boolean> {
  const { question, error = '' } = refusal;
  if (question) {
    if (confirmed.includes(question) || !(await asking.goOn?.(question, error))) return false;
    confirmed.push(question);
    return true;
  }
  return Boolean(refusal.fields?.confirmation && (await asking.confirmIdentity?.()));
}

function withConfirmed(input: AnyInput, confirmed: readonly Question[]): AnyInput {
  return input.file
    ? { ...input, fields: { ...input.fields, confirmed } }
    : { ...input, body: { ...(input.body as object | undefined), confirmed } };
}

async function readRefusal(response: Response): Promise<Refusal> {
  return (await response.json().catch(() => ({}))) as Refusal;
}

export async function callApi<N extends CallName>(
  name: N,
  input: CallInput<Contract[N]>,
): Promise<Answer<Contract[N]>> {
  const response = await respond(name, input);
  if (response.status === 204) return undefined as Answer<Contract[N]>; // these calls declare no answer
  return readAnswer(name, response);
}

/** The answer of a call, and whether the service worker had kept it from an earlier time (web/worker/portal-worker.ts). */
export async function callOrKept<N extends CallName>(
  name: N,
  input: CallInput<Contract[N]>,
): Promise<{ answer: Answer<Contract[N]>; isKept: boolean }> {
  const response = await respond(name, input);
  return { answer: await readAnswer(name, response), isKept: response.headers.has('x-kept') };
}

/** The file that a call answers, and how many records are in it where the answer says so. */
export async function callFile<N extends CallName>(
  name: N,
  input: CallInput<Contract[N]>,
): Promise<{ file: Blob; total: number }> {
  const response = await respond(name, input);
  return { file: await response.blob(), total: Number(response.headers.get(totalCountHeader)) };
}

async function readAnswer<N extends CallName>(name: N, response: Response): Promise<Answer<Contract[N]>> {
  const answer: unknown = await response.json();
  if (callTable[name].isList && !Array.isArray(answer)) throw new CallError(response.status, noArray);
  return answer as Answer<Contract[N]>; // the server has checked it against the same schema
}

/** A page of a list, with the number of all rows that match. */
export async function callList<N extends CallName>(
  name: N,
  input: CallInput<Contract[N]>,
): Promise<{ rows: Answer<Contract[N]>; total: number }> {
  const response = await respond(name, input);
  const rows = await readAnswer(name, response);
  return { rows, total: Number(response.headers.get(totalCountHeader) ?? (rows as unknown[]).length) };
}
