// Puts the finished table of calls in place of the module that makes it (web/api/call-table.ts).
import type { Plugin } from 'vite';
import { callTable } from '#web/api/call-table.ts';

export function finishedCallTable(): Plugin {
  return {
    name: 'finished-call-table',
    apply: 'build',
    load: (id) =>
      id.endsWith('/web/api/call-table.ts')
        ? `export const callTable = JSON.parse(${JSON.stringify(JSON.stringify(callTable))})`
        : undefined,
  };
}
