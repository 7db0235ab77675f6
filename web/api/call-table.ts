// What the browser needs to know of each call. The build puts the finished table in place of this module
// (scripts/call-table.ts): the contract with all its schemas would be a sixth of what a portal loads first.

import { type CallName, contract } from '#shared/contract.ts';
import type { Call } from '#shared/kit/call.ts';

interface KnownCall extends Pick<Call, 'method' | 'path'> {
  /** A file above this size is not sent. */
  maxBytes?: number | undefined;
  /** It answers a list. */
  isList?: true;
  /** A 401 does not mean that a session has ended. */
  isAuth?: true;
}

const known = ({ method, path, action, upload, answer }: Call): KnownCall => ({
  method,
  path,
  ...(upload && { maxBytes: upload.maxBytes }),
  ...(answer?._zod.def.type === 'array' && { isList: true }),
  ...(action === 'auth.use' && { isAuth: true }),
});

export const callTable = Object.fromEntries(
  Object.entries(contract).map(([name, call]) => [name, known(call)]),
) as Record<CallName, KnownCall>; // the names of the contract
