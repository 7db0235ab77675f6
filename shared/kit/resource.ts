// The usual calls of a record type: its list, the list as CSV, one record, and to make, change and remove one.
import * as z from 'zod/mini';
import type { Action } from '#shared/roles.ts';
import { create, exportFile, get, remove, update } from './call.ts';
import type { Question } from './questions.ts';

type Schema = z.ZodMiniType;

/** The names of the calls: listSubjects, exportSubjects, findSubject, createSubject, updateSubject, deleteSubject. */
export interface ResourceNames<One extends string, Many extends string> {
  one: One;
  many: Many;
}

type Named<T, One extends string, Many extends string> = {
  [K in keyof T as K extends `${infer Verb}Many`
    ? `${Verb}${Many}`
    : K extends `${infer Verb}One${infer End}`
      ? `${Verb}${One}${End}`
      : never]: T[K];
};

/** The same for 'listMany' and 'createOnePublication': listEvents, createEventPublication. */
export function named<const One extends string, const Many extends string, T extends object>(
  { one, many }: ResourceNames<One, Many>,
  made: T,
) {
  const entries = Object.entries(made).map(([name, each]: [string, unknown]) => [
    name.replace(/Many$/, many).replace('One', one),
    each,
  ]);
  return Object.fromEntries(entries) as Named<T, One, Many>; // the keys just made
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
  names: ResourceNames<One, Many>,
  /** 'subjects' for '/api/subjects' */
  path: P,
  { read, write }: { read: Read; write: Write },
  { query, answer, body, bodyLimit, asks, offline }: Parts<R, I, Q>,
) {
  const [one, many] = [inWords(names.one), inWords(names.many)];
  const all = `/api/${path}` as const;
  const own = `/api/${path}/{id}` as const;
  const saved = { body, answer, ...(bodyLimit && { bodyLimit }), ...(asks && { asks }) };
  const version = 'with If-Match only this version of it';
  return named(names, {
    listMany: get(all, read, {
      summary: `The ${many}, all or a page of them`,
      query,
      answer: z.array(answer),
      ...(offline && { offline }),
    }),
    exportMany: exportFile(`/api/${path}.csv`, read, query),
    findOne: get(own, read, { summary: `One ${one}`, answer }),
    createOne: create(all, write, { summary: `Make ${withArticle(one)}`, ...saved }),
    updateOne: update(own, write, { summary: `Change ${withArticle(one)}; ${version}`, ...saved }),
    deleteOne: remove(own, write, { summary: `Remove ${withArticle(one)}` }),
  });
}
