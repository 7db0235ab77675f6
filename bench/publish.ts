// The time from the call that publishes until visitors of every process read it, in both languages.
import { setTimeout as wait } from 'node:timers/promises';
import { startCollege } from '#content/start-college.ts';
import { pathIn } from '#shared/kit/languages.ts';
import { routes } from '#shared/routes.ts';
import { makeCollege } from './college.ts';
import { type Running, startApp } from './processes.ts';
import { withDirectory } from './rates.ts';
import { median, progress, type Row, whole } from './table.ts';

const runs = 7;
/** ms */
const limit = 1000;

/** @param databaseUrl PostgreSQL, with two processes; without it SQLite */
export function measurePublish(label: string, databaseUrl?: string): Promise<Row[]> {
  return withDirectory(async (directory) => {
    const { adminCookie } = await makeCollege(directory, 100, databaseUrl);
    const apps = [await startApp(directory, databaseUrl)];
    if (databaseUrl) apps.push(await startApp(directory, databaseUrl));
    const [first] = apps as [Running]; // the one that the office talks to
    const headers = { cookie: adminCookie, origin: first.origin, 'content-type': 'application/json' };
    const put = async (path: string, body: object) => {
      const answer = await fetch(first.origin + path, { method: 'PUT', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    };
    const isShown = async (path: string, text: string) =>
      (await Promise.all(apps.map(async ({ origin }) => (await fetch(origin + path)).text()))).every((page) =>
        page.includes(text),
      );
    const until = async (path: string, text: string) => {
      while (!(await isShown(path, text))) await wait(5);
    };
    const measure = async (what: string, publish: (run: number) => Promise<Record<string, string>>) => {
      progress(`${label}: ${what} …`);
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const begun = performance.now();
        const shown = await publish(run);
        await Promise.all(Object.entries(shown).map(([path, text]) => until(path, text)));
        times.push(performance.now() - begun);
      }
      const worst = Math.max(...times);
      return {
        what: `${label}: ${what}`,
        measured: `${whole(median(times))} ms, at most ${whole(worst)} ms`,
        target: `≤ ${whole(limit)} ms`,
        isMet: worst <= limit,
      };
    };
    try {
      const seen = `published → seen in both languages${apps.length > 1 ? ' of two processes' : ''}`;
      const word = await measure(`a word ${seen}`, async (run) => {
        const [en, te] = [`Learn to heal ${run}`, `నేర్చుకోండి ${run}`];
        const change = (language: string, text: string) => ({ key: 'home.hero.title', language, text });
        await put('/api/pages/home/words', { changes: [change('en', en), change('te', te)] });
        return { [routes.home]: en, [pathIn('te', routes.home)]: te };
      });
      const phone = await measure(`the phone number ${seen}`, async (run) => {
        const number = `+91 98480 2233${run}`;
        await put('/api/college', { ...startCollege, phone: number });
        return { [routes.contact]: number, [pathIn('te', routes.feeStructure)]: number };
      });
      return [word, phone];
    } finally {
      for (const app of apps) await app.stop();
    }
  });
}
