// What one call of the API is: the form every entry of the contract has.
import type * as z from 'zod/mini';
import type { Action } from './roles.ts';

type Schema = z.core.$ZodType;

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{id}` for parameters, as in the OpenAPI document. */
  path: `/${string}`;
  /** Who may call it: a row of the rules table. A call without one does not compile. */
  action: Action;
  /** One line for the OpenAPI document. */
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Takes one file as multipart/form-data instead of a JSON body. */
  upload?: {
    maxBytes: number;
    /** What the file may be, as the OpenAPI document names it. */
    contentType: string;
  };
  /** Largest JSON body in bytes, where it is not the usual 64 KB. */
  bodyLimit?: number;
  /** 204 answers have none. */
  answer?: Schema;
  /** What a success says: 200, 201 for something made, 204 for nothing to say. */
  status: 200 | 201 | 204;
  /** What the handler says instead where nothing was made, with the same answer. */
  otherStatus?: 200;
  /** The answer is not JSON: a download of this type. */
  contentType?: string;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;
type Part<C, K extends keyof Call> = C extends Record<K, infer S> ? S : undefined;

/** As the handler gets it: parsed, defaults filled. */
export type Params<C extends Call> = Output<Part<C, 'params'>>;
export type Query<C extends Call> = Output<Part<C, 'query'>>;
export type Body<C extends Call> = Output<Part<C, 'body'>>;
/** As the caller writes it. */
export type QueryInput<C extends Call> = Input<Part<C, 'query'>>;
export type BodyInput<C extends Call> = Input<Part<C, 'body'>>;
export type Answer<C extends Call> = Output<Part<C, 'answer'>>;

/** Keeps the literal types of an entry while checking its form. */
export function call<const C extends Call>(entry: C): C {
  return entry;
}

/** What server and browser say of a file above `upload.maxBytes`. */
export function fileTooLarge(maxBytes: number): string {
  return `The file is too large: at most ${maxBytes / 1024 / 1024} MB.`;
}
