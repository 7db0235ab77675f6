// The public pages in Telugu: every page, the way between the languages, and what a mother asks first.
import type { Page } from '@playwright/test';
import { publicPaths } from '#content/words.ts';
import {
  expect,
  expectAccessible,
  expectFormsAccessible,
  expectNoSidewaysScroll,
  pageOfEachKind,
  siteFrame,
  test,
  touchPhone,
} from '#e2e/public-page.ts';
import { pathIn } from '#shared/kit/languages.ts';
import { courseNotFound, furtherPage, routes } from '#shared/routes.ts';
import { aGalleryPicture, aNotice, aPhoto } from '#test/factories.ts';

/** Names of books and their authors, which no language has otherwise. */
const booksAlone = new Set(['/resources/books', '/services/digital-library']);

/** The share of Latin letters among what is read, without names, addresses, codes and texts that say they are English. */
const latinShare = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let [latin, telugu] = [0, 0];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('[lang|=en], script, style, option, cite')) continue;
      // Words of two letters or more that are no code, unit or address, and not the name of the college or of a service.
      const words = (node.textContent ?? '').replaceAll(
        /\S*[@/.]\S+|Vamsadhara College of Physiotherapy|Sample \w+( \w+)?|Near the Sample|Andhra Pradesh|Google Books|JavaScript/g,
        '',
      );
      latin += (words.match(/(?<![A-Za-z])[A-Z]?[a-z]{2,}(?![A-Za-z])/g) ?? []).length;
      telugu += (words.match(/\p{Script=Telugu}[\p{Script=Telugu}\p{M}\u200c]*/gu) ?? []).length;
    }
    return latin / (latin + telugu);
  });

const unknownCourse = routes.courseDetails('none');
const certificate = `${routes.verify}/`;
/** The page that answers at this address. */
function answering(address: string): string {
  if (address === unknownCourse) return courseNotFound;
  return address.startsWith(certificate) ? routes.verify : address;
}

/** In Telugu, on a small phone. @param checked parts that another page of the test has shown */
async function expectWholeInTelugu(page: Page, address: string, checked: readonly string[]): Promise<void> {
  const path = answering(address);
  await page.goto(pathIn('te', address));
  await expect(page.locator('html')).toHaveAttribute('lang', 'te-IN');
  if (await page.locator('link[rel=canonical]').count()) {
    for (const [hreflang, target] of [
      ['en', path],
      ['te', pathIn('te', path)],
      ['x-default', path],
    ] as const)
      expect(
        new URL((await page.locator(`link[hreflang=${hreflang}]`).getAttribute('href')) ?? '').pathname,
      ).toBe(target);
  }
  await expect(
    page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'English' }),
  ).toHaveAttribute('href', path);
  if (!booksAlone.has(path)) expect(await latinShare(page), path).toBeLessThanOrEqual(0.05);
  await expectAccessible(page, checked);
  await expectNoSidewaysScroll(page);
  await expectFormsAccessible(page, path === routes.home);
}

const smallPhone = { width: 320, height: 720 };
const partOf = (path: string, at: number) =>
  pageOfEachKind.includes(path) ? 'of each kind' : `part ${at % 4}`;
const found = [...publicPaths, '/404', unknownCourse, `${certificate}ABCDEFGHJKLM`];
for (const [part, paths] of Map.groupBy(found, partOf))
  test(`every page in Telugu says so, is accessible and fits a small phone: ${part}`, {
    tag: part === 'of each kind' ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize(smallPhone);
    for (const [at, path] of paths.entries())
      await test.step(path, () => expectWholeInTelugu(page, path, at === 0 ? [] : siteFrame));
  });

test('so do the page of a certificate and the further pages of lists', {
  tag: '@long',
}, async ({ page, office, sampleStudent }) => {
  const make = async (url: string, data: object) => {
    const answer = await office.post(url, { data });
    expect(answer.status(), url).toBe(201);
    return (await answer.json()) as { id: string; code: string };
  };
  const publish = async (url: string, data: object) => {
    const { id } = await make(url, data);
    await make(`${url}/${id}/publications`, {});
  };
  const photo = { name: 'camp.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() };
  const sent = await office.post('/api/website-pictures', { multipart: { file: photo } });
  const { id: photoId } = (await sent.json()) as { id: string };
  const telugu = { titleTe: 'హాల్ టికెట్లు', textTe: 'సోమవారం నుంచి కార్యాలయంలో.' };
  for (let count = 0; count < 21; count += 1) {
    await publish('/api/notices', aNotice(telugu));
    await publish('/api/notices', aNotice({ ...telugu, from: '2026-10-01', until: '2026-10-20' }));
  }
  for (let count = 0; count < 8; count += 1)
    await publish('/api/gallery-pictures', aGalleryPicture({ title: 'శిబిరం', text: 'నవంబరులో', photoId }));
  const { code } = await make(`/api/students/${sampleStudent.id}/certificates`, { kind: 'bonafide' });
  await page.setViewportSize(smallPhone);
  for (const path of [
    certificate + code,
    ...[routes.notices, routes.pastNotices, routes.gallery].map((list) => furtherPage(list, 2)),
  ])
    await test.step(path, async () => {
      // The last pages of a list are rendered after the first answers.
      await expect.poll(async () => (await page.request.get(pathIn('te', path))).status()).toBe(200);
      await expectWholeInTelugu(page, path, siteFrame);
    });
});

test('the switch leads to the same page and back; the home page then links to the chosen language', async ({
  page,
}) => {
  await page.goto('/admissions/fee-structure');
  await page.getByRole('link', { name: 'తెలుగు' }).click();
  await expect(page).toHaveURL(/\/te\/admissions\/fee-structure$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ఫీజుల వివరాలు');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await page.getByRole('main').getByRole('link', { name: 'Discover Courses' }).click();
  await expect(page).toHaveURL(/\/te\/courses$/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/courses$/);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Discover Courses' }).click();
  await expect(page).toHaveURL(/\d\/courses$/);
  for (const path of [unknownCourse, `${certificate}ABCDEFGHJKLM`, '/no-such-page?from=paper']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'తెలుగు' }).click();
    await expect(page).toHaveURL(new URL(pathIn('te', path), page.url()).href);
    await expect(page.locator('html')).toHaveAttribute('lang', 'te-IN');
  }
});

test('the form of a Telugu page asks, errs and writes in Telugu', async ({ page }) => {
  await page.addInitScript('window.open = (url) => { window.chat = url; return {}; }');
  await page.goto('/te/contact');
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'వాట్సాప్‌లో పంపండి' });
  await send.click();
  await expect(main.getByText('ఫోన్ నంబరు రాయండి')).toBeVisible();
  await main.getByLabel('పేరు', { exact: true }).fill('Sita');
  await main.getByLabel('విషయం ఎంచుకోండి').selectOption({ label: 'ప్రవేశం' });
  await main.getByLabel('ఈ-మెయిల్').fill('sita@vcp.example');
  await main.getByLabel('ఫోన్', { exact: true }).fill('9000000000');
  await main.getByLabel('వివరాలు').fill('హాస్టల్ ఉందా?');
  await send.click();
  await expect
    .poll(() => page.evaluate('decodeURIComponent(window.chat ?? "")'))
    .toContain('పేరు: Sita\nవిషయం: ప్రవేశం\nఈ-మెయిల్: sita@vcp.example');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('swimming & pool');
  await expect(page.getByRole('link', { name: 'వాట్సాప్‌లో అడగండి' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent('మీ వెబ్‌సైట్‌లో వెతికాను, ఇది దొరకలేదు: swimming & pool')),
  );
});

test.describe('on a phone', () => {
  test.use(touchPhone);
  /** What a mother asks, where she taps, and what answers her. */
  const questions: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['What does it cost in all?', [], /నాలుగేళ్ల మొత్తం ఫీజు.*₹ 2,10,000.*₹ 4,90,000/s],
    ['Is NEET needed?', [], /2026-27 కు అవసరం లేదు/],
    ['Is there a hostel for girls?', [], /ఉంది, అమ్మాయిలకు/],
    ['Is there a bus?', [], /స్టాపు గేటు దగ్గరే/],
    ['Is it approved?', [], /ఆమోద సంఖ్య SAHC/],
    ['What must she have passed?', ['ఇప్పుడు ఏమి చేయాలి'], /ఇంటర్మీడియట్ బైపీసీలో కనీసం 50%/],
    ['What is the last day?', [], /31\u00a0డిసెంబర్\u00a02026/],
    ['Can we pay in instalments?', ['ఫీజులు'], /విడతల్లో చెల్లించవచ్చు/],
    ['Whom do we call?', ['అన్ని సమాధానాలు'], /ఎవరికి ఫోన్ చేయాలి\?.*\+91 90000 00000/s],
    ['Which papers do we bring?', ['ఇప్పుడు ఏమి చేయాలి'], /కావలసిన పత్రాలు.*మార్కుల మెమో/s],
    ['What does a year cost?', ['ఫీజులు'], /కన్వీనర్ కోటా.*₹ 50,000/s],
    ['Is there help with the fees?', ['ఉపకార వేతనాలు'], /కనీసం 85% మార్కులు/],
    ['Where is it, and when is the office open?', ['సంప్రదించండి'], /సోమ-శుక్ర ఉదయం 9:30-సాయంత్రం 5:00/],
  ];
  test('a mother’s questions are answered in Telugu within two taps, and a call is one', async ({ page }) => {
    for (const [question, taps, answer] of questions)
      await test.step(question, async () => {
        await page.goto('/te');
        expect(taps.length).toBeLessThanOrEqual(2);
        for (const tap of taps) await page.getByRole('main').getByRole('link', { name: tap }).first().click();
        await expect(page.getByRole('main')).toHaveText(answer, { useInnerText: true });
      });
    await page.goto('/te');
    await expect(
      page.getByRole('region', { name: 'తల్లిదండ్రులకు' }).getByRole('link', { name: 'కాల్' }),
    ).toHaveAttribute('href', /^tel:/);
  });

  for (const path of [routes.home, '/te'])
    test(`${path} begins with what families ask, and is no endless page`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('main > section, body > footer'))
          part.setAttribute('data-laid-out', '');
      });
      const top = await page.getByRole('main').getByRole('region').first().boundingBox();
      expect(top?.y).toBeLessThan(140);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height).toBeLessThan(7500);
      }
    });
});
