// The usual calls of a record type: its list, the list as CSV, one record, and to make, change and remove one.
import * as z from 'zod/mini';
import type { Action } from '#shared/roles.ts';
import { create, exportFile, get, type Made, remove, update } from './call.ts';
import type { Question } from './questions.ts';

type Schema = z.ZodMiniType;

/** The names of the calls: listSubjects, exportSubjects, findSubject, createSubject, updateSubject, deleteSubject. */
export interface ResourceNames<One extends string, Many extends string> {
  one: One;
  many: Many;
}

interface Parts<R extends Schema, I extends Schema, Q extends Schema> {
  query: Q;
  /** The record as read. */
  answer: R;
  /** The record as written. */
  body: I;
  /** Largest JSON body in bytes, where it is not the usual 64 KB. */
  bodyLimit?: number;
  /** What a save may ask first. */
  asks?: readonly Question[];
  /** The list is shown offline too: see `Call`. */
  offline?: true;
}

type Calls<
  One extends string,
  Many extends string,
  P extends string,
  Read extends Action,
  Write extends Action,
  R extends Schema,
  I extends Schema,
  Q extends z.ZodMiniObject,
> = Record<`list${Many}`, Made<'GET', 200, `/api/${P}`, Read, { query: Q; answer: z.ZodMiniArray<R> }>> &
  Record<`export${Many}`, ReturnType<typeof exportFile<`/api/${P}.csv`, Read, Q>>> &
  Record<`find${One}`, Made<'GET', 200, `/api/${P}/{id}`, Read, { answer: R }>> &
  Record<`create${One}`, Made<'POST', 201, `/api/${P}`, Write, { body: I; answer: R }>> &
  Record<`update${One}`, Made<'PUT', 200, `/api/${P}/{id}`, Write, { body: I; answer: R }>> &
  Record<`delete${One}`, Made<'DELETE', 204, `/api/${P}/{id}`, Write>>;

/** 'CalendarEntry' → 'calendar entry' */
const inWords = (name: string) => name.replace(/(?<!^)(?=[A-Z])/g, ' ').toLowerCase();
const withArticle = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** A call that differs from the usual one is declared again behind it: `{ ...resource(…), findEvent: get(…) }`. */
export function resource<
  const One extends string,
  const Many extends string,
  const P extends string,
  const Read extends Action,
  const Write extends Action,
  R extends Schema,
  I extends Schema,
  Q extends z.ZodMiniObject,
>(
  { one, many }: ResourceNames<One, Many>,
  /** 'subjects' for '/api/subjects' */
  path: P,
  actions: { read: Read; write: Write },
  { query, answer, body, bodyLimit, asks, offline }: Parts<R, I, Q>,
): Calls<One, Many, P, Read, Write, R, I, Q> {
  const { read, write } = actions;
  const record = withArticle(inWords(one));
  const all = `/api/${path}` as const;
  const own = `/api/${path}/{id}` as const;
  const saved = { body, answer, ...(bodyLimit && { bodyLimit }), ...(asks && { asks }) };
  const version = 'with If-Match only this version of it';
  return {
    [`list${many}`]: get(all, read, {
      summary: `The ${inWords(many)}, all or a page of them`,
      query,
      answer: z.array(answer),
      ...(offline && { offline }),
    }),
    [`export${many}`]: exportFile(`/api/${path}.csv`, read, query),
    [`find${one}`]: get(own, read, { summary: `One ${inWords(one)}`, answer }),
    [`create${one}`]: create(all, write, { summary: `Make ${record}`, ...saved }),
    [`update${one}`]: update(own, write, { summary: `Change ${record}; ${version}`, ...saved }),
    [`delete${one}`]: remove(own, write, { summary: `Remove ${record}` }),
  } as Calls<One, Many, P, Read, Write, R, I, Q>; // the calls that were just made
}
