import { chromium } from '@playwright/test';
import { sessionOf } from '#test/servers/college-server.ts';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.ts';
import { makeCollege } from './college.ts';
import { measureLighthouse } from './lighthouse.ts';
import { startApp } from './processes.ts';
import { withDirectory } from './rates.ts';
import { drawTable } from './table.ts';
import { phone, untilIdle } from './weight.ts';
await withDirectory(async (directory) => {
  const college = await makeCollege(directory, 50);
  const app = await startApp(directory);
  const origin = app.origin.replace('127.0.0.1', 'localhost');
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    for (const [first, then] of [['/admin-dashboard', ''], ['/admin-dashboard/words', ''], ['/admin-dashboard', '/admin-dashboard/words'], ['/admin-dashboard', '/admin-dashboard/college'], ['/admin-dashboard', '/admin-dashboard/courses'], ['/admin-dashboard', '/admin-dashboard/facts']]) {
      const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
      await context.addCookies([sessionOf({ id: '', token: college.adminCookie.split('=')[1] ?? '' })]);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      let bytes = 0; const types = new Map<string, string>(); const heads = new Map<string, number>();
      session.on('Network.requestWillBeSent', (e) => types.set(e.requestId, e.type ?? ''));
      session.on('Network.loadingFinished', (e) => { if (types.get(e.requestId) === 'Script') bytes += e.encodedDataLength; });
      await session.send('Network.enable');
      await page.goto(origin + first); await untilIdle(page);
      const before = bytes;
      if (then) { await page.evaluate((to) => history.pushState({}, '', to), then); await page.locator('main h1:visible').first().waitFor(); await untilIdle(page); }
      console.log(first, then, (before / 1000).toFixed(1), then ? ((bytes - before) / 1000).toFixed(1) : '');
      await context.close();
    }
  } finally { await browser.close(); }
  try { console.log(drawTable(await measureLighthouse(origin, directory, ['home', 'te']))); } finally { await app.stop(); }
});
