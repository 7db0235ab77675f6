// `npm run prove [kill|timing|soak|sockets …]`: the proofs that take too long for every change, each with what it measured.
// All of them where none is named: about half an hour. Everything runs on this machine, on data of its own.
import { proveKills } from './proofs/kill.ts';
import { proveSoak } from './proofs/soak.ts';
import { proveSockets } from './proofs/sockets.ts';
import { proveTiming } from './proofs/timing.ts';

export interface Proof {
  /** What was measured, as a sentence. */
  result: string;
  isMet: boolean;
}

const proofs: Record<string, () => Promise<Proof>> = {
  kill: proveKills,
  timing: proveTiming,
  sockets: proveSockets,
  soak: proveSoak,
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in proofs));
if (unknown.length > 0) {
  throw new Error(`No such proof: ${unknown.join(', ')}. There are ${Object.keys(proofs).join(', ')}.`);
}

for (const [name, prove] of Object.entries(proofs)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const begun = Date.now();
  const { result, isMet } = await prove();
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${isMet ? 'ok   ' : 'SHORT'} ${name}: ${result} (${seconds} s)`);
  if (!isMet) process.exitCode = 1;
}
