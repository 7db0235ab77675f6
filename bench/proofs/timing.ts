// Whether the time of a refused log-in shows that the account exists. 0.5 means that the times show nothing.
import { connect } from '#server/db/connect.ts';
import { makeCollege } from '../college.ts';
import { startApp } from '../processes.ts';
import { withDirectory } from '../rates.ts';
import type { Proof } from './proof.ts';

const tries = 1000;
const allowedError = 0.05;
/** Each account may fail four times before it must wait, so each case needs a quarter as many people as attempts. */
const triesEach = 4;
const people = tries / triesEach;

export function proveTiming(): Promise<Proof> {
  return withDirectory(async (directory) => {
    const { emails } = await makeCollege(directory, 2 * people);
    const file = `${directory}/college.db`;
    const invited = new Set(emails.slice(people));
    await forgetPasswords(file, invited);
    // With TRUST_PROXY each attempt has another address, since failures are also counted per address.
    const app = await startApp(directory, undefined, undefined, { TRUST_PROXY: '127.0.0.1' });
    const kinds = {
      'wrong password': (index: number) => emails[index % people] ?? '',
      'no password yet': (index: number) => emails[people + (index % people)] ?? '',
      'unknown name': (index: number) => `unknown${index % people}@people.example`,
    };
    const times = new Map(Object.keys(kinds).map((kind): [string, number[]] => [kind, []]));
    try {
      // In turn, so that other work of the machine affects all cases alike.
      for (let index = 0; index < tries; index += 1) {
        for (const [kind, email] of Object.entries(kinds)) {
          times.get(kind)?.push(await refusal(app.origin, email(index), index));
        }
      }
    } finally {
      await app.stop();
    }
    const unknown = times.get('unknown name') ?? [];
    const curves = ['wrong password', 'no password yet'].map((kind) =>
      areaUnderCurve(times.get(kind) ?? [], unknown),
    );
    return {
      tried: `${tries} refused log-ins of each kind against unknown names`,
      mark: `area under the curve 0.5 ± ${allowedError}`,
      result: `wrong password ${curves[0]?.toFixed(3)}, no password yet ${curves[1]?.toFixed(3)}`,
      isMet: curves.every((curve) => Math.abs(curve - 0.5) <= allowedError),
    };
  });
}

async function forgetPasswords(file: string, emails: Set<string>): Promise<void> {
  const db = connect({ file });
  await db
    .updateTable('accounts')
    .set({ password_hash: null })
    .where('student_id', 'in', (query) =>
      query
        .selectFrom('contact_info')
        .select('student_id')
        .where('email', 'in', [...emails]),
    )
    .execute();
  await db.destroy();
}

/** @returns milliseconds */
async function refusal(origin: string, email: string, index: number): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${origin}/api/auth/student/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(index >> 8) & 255}.${index & 255}.1`,
    },
    body: JSON.stringify({ email, password: 'not-the-password' }),
  });
  await response.text();
  if (response.status !== 401) throw new Error(`a wrong password answered ${response.status}`);
  return performance.now() - start;
}

/** The share of pairs in which the time of `a` is longer than that of `b` (Mann–Whitney statistic). */
function areaUnderCurve(a: number[], b: number[]): number {
  let longer = 0;
  for (const x of a) for (const y of b) longer += x > y ? 1 : x === y ? 0.5 : 0;
  return longer / (a.length * b.length);
}
