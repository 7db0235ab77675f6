// All calls of the API. The server registers these calls, the browser makes them, and the privilege tests and the OpenAPI document are
// generated from them.
import * as files from './call-files.ts';
import type { Call } from './kit/call.ts';
import { merged } from './merged.ts';

export const contract = merged(files, 'Calls') satisfies Record<string, Call>;

export type Contract = typeof contract;
export type CallName = keyof Contract;
