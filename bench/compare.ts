// `node bench/compare.ts <another checkout> [rounds]`: compares this checkout with another one, call by call in the same minutes.
// Measures the effect of a change; the other checkout must have this folder too.
import { resolve } from 'node:path';
import { makeCollege } from './college.ts';
import type { Rate } from './load-generator.ts';
import { homePage, listPage, oneRecord, saves } from './loads.ts';
import { startApp } from './processes.ts';
import { describeRate, sendLoad, timing, withDirectory } from './rates.ts';
import { drawTable, fixed, progress, type Row } from './table.ts';

const [other = '', slices = '6'] = process.argv.slice(2);

await withDirectory(async (directory) => {
  const rows: Row[] = [];
  const sides = await Promise.all(
    [resolve(other), undefined].map(async (root, index) => {
      const data = `${directory}/${index}`;
      return { college: await makeCollege(data, 1000), app: await startApp(data, undefined, root) };
    }),
  );
  const loads = {
    home: () => [homePage],
    record: (side: (typeof sides)[number]) => [oneRecord(side.college)],
    list: (side: (typeof sides)[number]) => [listPage(side.college)],
    save: (side: (typeof sides)[number]) => saves(side.college),
  };
  for (const [what, requests] of Object.entries(loads)) {
    progress(what);
    const targets = sides.map((side) => ({ ...side.app, requests: requests(side) }));
    const result = await sendLoad({ ...timing, slices: Number(slices), targets });
    const [before, after] = result.targets as [Rate, Rate]; // two sides
    rows.push({
      what,
      measured: describeRate(after),
      compared: `${describeRate(before)}: ${fixed(after.perSecond / before.perSecond, 2)} × rate, ${fixed(after.processor / before.processor, 2)} × CPU`,
    });
  }
  for (const { app } of sides) await app.stop();
  console.log(drawTable(rows));
});
