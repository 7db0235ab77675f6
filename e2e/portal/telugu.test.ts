// The portals of students and of guardians in Telugu: every screen.
import type { APIRequestContext, Page } from '@playwright/test';
import { test } from '#e2e/portal-own-page.ts';
import {
  become,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goWithin,
  unique,
} from '#e2e/portal-page.ts';
import { portalRoutes } from '#shared/routes.ts';
import type { SignedIn } from '#test/colleges.ts';

/** The texts that the answers of the server bring: names, and what the office or the user has typed. */
function listen(page: Page): () => Promise<Set<string>> {
  const typed = new Set<string>();
  const answers: Promise<void>[] = [];
  const add = (value: unknown): void => {
    if (typeof value === 'string') typed.add(value);
    else if (value && typeof value === 'object') for (const part of Object.values(value)) add(part);
  };
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json'))
      answers.push(response.json().then(add, () => undefined));
  });
  return async () => {
    await Promise.all(answers);
    return typed;
  };
}

/** A long word is shown in pieces. */
const withGaps = (text: string) =>
  new RegExp(Array.from(text, (letter) => RegExp.escape(letter)).join('\u200b*'), 'g');

/** The share of Latin words among what is read, without names, codes and texts that say they are English. */
async function latinWords(page: Page, typed: Set<string>): Promise<{ share: number; words: string[] }> {
  const text = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility() && !node.parentElement.closest('[lang|=en], script, style'))
        texts.push(node.textContent ?? '');
    return texts.join('\u200b').replaceAll('\u00a0', ' ');
  });
  const own = [...typed]
    .filter((one) => /^[^a-z].{2}/.test(one))
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, one) => rest.replace(withGaps(one), ''), text);
  const words =
    own
      .replaceAll(/\S*[@/.]\S+|‘.*?’|(Google|Microsoft) \w+|Aegis|Google|Apple|Outlook|Chrome|Safari/g, '')
      .match(/(?<![A-Za-z])[A-Z]?[a-z]{2,}(?![A-Za-z])/g) ?? [];
  const telugu = own.match(/\p{Script=Telugu}[\p{Script=Telugu}\p{M}\u200c]*/gu) ?? [];
  return { share: words.length / (words.length + telugu.length), words };
}

/** Opens each screen by its own address, as a phone does. */
async function expectTelugu(page: Page, home: string, screens: readonly string[]): Promise<void> {
  const typed = listen(page);
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(home);
  await expect(page.locator('html')).toHaveAttribute('lang', 'te-IN');
  for (const screen of screens)
    await test.step(screen || 'home', async () => {
      await goWithin(page, `${home}${screen && '/'}${screen}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Telugu}/u);
      await expect(main.locator('[aria-busy=true], [aria-hidden=true] .animate-pulse')).toHaveCount(0);
      await main.evaluate((element) => element.scrollIntoView(false));
      await expect(main.locator('[aria-busy=true], [aria-hidden=true] .animate-pulse')).toHaveCount(0);
      const { share, words } = await latinWords(page, await typed());
      expect(share, `${screen}: ${words.join(' ')}`).toBeLessThanOrEqual(0.05);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
}

test('every screen of a student in Telugu says so, is accessible and fits a small phone', {
  tag: '@long',
}, async ({ page, sampleStudent }) => {
  await becomeInTelugu(page, sampleStudent);
  const screens =
    ' profile subjects timetable attendance grades fees certificates calendar calendar?view=month settings';
  await expectTelugu(page, portalRoutes.student(sampleStudent.id), screens.split(' '));
});

test('a student turns to Telugu, and what the server refuses is said in it', async ({
  page,
  sampleStudent,
}) => {
  await becomeInTelugu(page, sampleStudent);
  await goWithin(page, portalRoutes.student(sampleStudent.id, 'certificates'));
  const ask = page.getByRole('button', { name: 'అడగండి' });
  await ask.click();
  await expect(page.getByRole('region', { name: 'అడిగినవి' })).toContainText('బోనఫైడ్ సర్టిఫికెట్');
  await ask.click();
  await expect(page.getByText(/^బోనఫైడ్ సర్టిఫికెట్: \d+ \S+ \d{4} న అడిగారు/)).toBeVisible();
});

async function becomeInTelugu(page: Page, student: SignedIn): Promise<void> {
  await become(page, student);
  await page.goto(portalRoutes.student(student.id, 'settings'));
  await page.getByRole('button', { name: 'తెలుగు' }).click();
  await expect(page.getByRole('button', { name: 'తెలుగు' })).toHaveAttribute('aria-pressed', 'true');
}

async function aGuardian(office: APIRequestContext, page: Page): Promise<string> {
  const [child] = (await (await office.get('/api/students?q=Sravani&page=1&pageSize=1')).json()) as [
    { id: string },
  ];
  const phone = `98480 3${unique('4').replace('x', '')}`;
  const data = { firstName: 'Lakshmi', lastName: 'Devi', phone };
  const { id } = (await (await office.post('/api/guardians', { data })).json()) as { id: string };
  const link = { relation: 'mother', maySeeFees: true, maySeeMarks: true };
  await office.put(`/api/students/${child.id}/guardians/${id}`, { data: link });
  const invite = (await (await office.post(`/api/guardians/${id}/invites`)).json()) as { link: string };
  const password = 'mango river bicycle';
  const token = new URL(invite.link).hash.slice(1);
  await page.request.post('/api/auth/passwords', { data: { token, password } });
  expect((await page.request.post('/api/auth/guardian/login', { data: { phone, password } })).ok()).toBe(
    true,
  );
  return id;
}

test('every screen of a guardian in Telugu says so, is accessible and fits a small phone', async ({
  page,
  office,
}) => {
  const id = await aGuardian(office, page);
  const screens = ' attendance fees marks certificates settings';
  await expectTelugu(page, portalRoutes.guardian(id), screens.split(' '));
  await page.getByRole('button', { name: /^మరిన్ని/ }).click();
  await page.getByRole('button', { name: 'లాగ్ అవుట్' }).click();
  const question = page.getByRole('alertdialog', { name: 'లాగ్ అవుట్ అవుతారా?' });
  await question.getByRole('button', { name: 'లాగ్ అవుట్' }).click();
  await expect(page).toHaveURL('/te/guardian-login');
});

test('the portal of a teacher loads nothing of Telugu', async ({ page, sampleFaculty }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await become(page, sampleFaculty);
  await page.goto(portalRoutes.faculty(sampleFaculty.id), { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  expect(asked.filter((url) => /telugu/.test(url))).toEqual([]);
});
