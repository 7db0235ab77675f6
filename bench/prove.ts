// `npm run prove [kill|receipts|soak …]`: runs the proofs that take too long for every change, and prints one
// table. All of them where none is named: about an hour; `-- --short` takes a twenty-fifth of the repetitions. All servers
// run on this machine with their own data.
import { parseArgs } from 'node:util';
import { proveBrowser } from './proofs/browser.ts';
import { proveFullDisk } from './proofs/full-disk.ts';
import { proveKills } from './proofs/kill.ts';
import { proveMachines } from './proofs/machines.ts';
import { provePostgres } from './proofs/postgres.ts';
import type { Proof } from './proofs/proof.ts';
import { proveReceipts } from './proofs/receipts.ts';
import { proveSoak } from './proofs/soak.ts';
import { proveSockets } from './proofs/sockets.ts';
import { proveTexts } from './proofs/texts.ts';
import { proveTiming } from './proofs/timing.ts';
import { proveUnread } from './proofs/unread.ts';
import { proveWholeLists } from './proofs/whole-lists.ts';
import { drawTable, type Row } from './table.ts';

/** @param share of the full length, for proofs that repeat or last */
const proofs: Record<string, (share: number) => Promise<Proof>> = {
  kill: proveKills,
  'full disk': proveFullDisk,
  receipts: proveReceipts,
  timing: proveTiming,
  sockets: proveSockets,
  unread: proveUnread,
  'whole lists': proveWholeLists,
  texts: proveTexts,
  postgres: provePostgres,
  browser: proveBrowser,
  machines: proveMachines,
  soak: proveSoak,
};
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
});
const share = values.short ? 0.04 : 1;
const unknown = wanted.filter((name) => !(name in proofs));
if (unknown.length > 0) {
  throw new Error(`No such proof: ${unknown.join(', ')}. There are ${Object.keys(proofs).join(', ')}.`);
}

const rows: Row[] = [];
for (const [name, prove] of Object.entries(proofs)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const begun = Date.now();
  const { tried, mark, result, isMet } = await prove(share);
  console.error(`${name}: ${result} (${Math.round((Date.now() - begun) / 1000)} s)`);
  rows.push({ what: name, measured: result, compared: tried, target: mark, isMet });
  if (!isMet) process.exitCode = 1;
}
console.log(drawTable(rows));
