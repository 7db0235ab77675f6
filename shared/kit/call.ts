// The description of an API call, and the functions with which the files <noun>-calls.ts declare calls: method, path, the rule of who may
// call it and a summary, then the schemas of its input and answer.
import * as z from 'zod/mini';
import type { ApprovalKind } from '#shared/office/approvals.ts';
import type { Action } from '#shared/roles.ts';
import { exportShape } from './exports.ts';
import { idText } from './ids.ts';
import type { Question } from './questions.ts';

type Schema = z.core.$ZodType;

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path with `{id}` for parameters, as in the OpenAPI document. */
  path: `/${string}`;
  /** The row of the table in roles.ts that says who may call it. */
  action: Action;
  /** One line for the OpenAPI document. */
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Takes one file as multipart/form-data instead of a JSON body. */
  upload?: {
    maxBytes: number;
    /** The accepted media types, for the OpenAPI document. */
    contentType: string;
    /** What may come along in the form, each as JSON text in a field of this name. */
    fields?: Readonly<Record<string, Schema>>;
  };
  /** Largest JSON body in bytes, where it is not the usual 64 KB. */
  bodyLimit?: number;
  /**
   * Whether the answer takes as long to make as that of many other calls: a user gets one at a time, under a limit of its
   * own. Missing: true for PDFs and CSV, else false.
   */
  isMadeFile?: boolean;
  /** What it may ask first. */
  asks?: readonly Question[];
  /** What it may leave waiting for a second person. */
  approvals?: readonly ApprovalKind[];
  /** 204 answers have none. */
  answer?: Schema;
  /** The status of a success: 200, 201 where a record was created, 202 where something is done later, 204 without an answer. */
  status: 200 | 201 | 202 | 204;
  /** The status of a success in which nothing was created, with the same answer. */
  otherStatus?: 200;
  /** The portals of students and teachers keep its answer on the device, and show it offline. */
  offline?: true;
  /** The answer is not JSON: a download of this type. */
  contentType?: string;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;
type Part<C, K extends keyof Call> = C extends Record<K, infer S> ? S : undefined;

/** The input as the handler gets it: parsed, with defaults. */
export type Params<C extends Call> = Output<Part<C, 'params'>>;
export type Query<C extends Call> = Output<Part<C, 'query'>>;
export type Body<C extends Call> = Output<Part<C, 'body'>>;
/** The input as the caller sends it. */
export type QueryInput<C extends Call> = Input<Part<C, 'query'>>;
export type BodyInput<C extends Call> = Input<Part<C, 'body'>>;
export type Answer<C extends Call> = Output<Part<C, 'answer'>>;

type Path = Call['path'];
type Parts = Omit<Call, 'method' | 'path' | 'action' | 'status' | 'params'> & {
  /** Of what stands in braces in the path that which is no id. */
  params?: Readonly<Record<string, Schema>>;
};

/** 'id' and 'feeId' of '/api/students/{id}/fees/{feeId}' */
type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type ParamsOf<P extends Path, R> = {
  [Name in NamesIn<P>]: R extends { params: Record<Name, infer S extends Schema> } ? S : typeof idText;
};
type WithParams<P extends Path, R> = P extends `${string}{${string}`
  ? Omit<R, 'params'> & { params: z.ZodMiniObject<ParamsOf<P, R>> }
  : R;

/** A call as one of the helpers below makes it. */
type Made<
  M extends Call['method'],
  S extends Call['status'],
  P extends Path,
  A extends Action,
  R = object,
> = { method: M; path: P; action: A; summary: string; status: S } & WithParams<P, R>;

/** A helper for one method: `get('/api/…', 'student.list', { summary: 'What it is for', query, answer })`. */
function method<const M extends Call['method'], const S extends Call['status']>(name: M, status: S) {
  return <const P extends Path, const A extends Action, const R extends Parts>(
    path: P,
    action: A,
    parts: R,
  ) => {
    const { params: others = {}, ...rest } = parts;
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);
    const params = z.object(Object.fromEntries(names.map((param) => [param, others[param] ?? idText])));
    const made = { method: name, path, action, status, ...(names.length > 0 && { params }), ...rest };
    return made as unknown as Made<M, S, P, A, R>; // the object just built
  };
}

export const get = method('GET', 200);
/** Creates a record and answers it. */
export const create = method('POST', 201);
/** Carries out an action and answers 200. */
export const post = method('POST', 200);
/** Takes something that is done later. */
export const accept = method('POST', 202);
/** Carries out an action and answers 204. */
export const command = method('POST', 204);
export const update = method('PUT', 200);
/** Changes a record and answers 204. */
export const set = method('PUT', 204);
export const remove = method('DELETE', 204);

/** All rows of a list with the same filter and order, as a CSV file or a workbook. */
export function exportFile<const P extends Path, const A extends Action, const Q extends z.ZodMiniObject>(
  path: P,
  action: A,
  query: Q,
) {
  return get(path, action, {
    summary: 'What the list shows under the same filter, as CSV, or as a workbook (format=xlsx)',
    query: z.extend(query, exportShape),
    contentType: 'text/csv; charset=utf-8',
  });
}

/** A PDF document. */
export function pdf<const P extends Path, const A extends Action, const R extends Parts>(
  path: P,
  action: A,
  parts: R,
) {
  return get(path, action, { ...parts, contentType: 'application/pdf' });
}
