// Facts that the office publishes, on the pages of a tiny build with the real renderer.
// On SQLite alone: api/facts.test.ts publishes on both databases; here the pages are looked at.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { markFigure } from '#shared/website/figure-marks.ts';
import type { Caller, TestApp } from '#test/app.ts';
import { pdfText } from '#test/pdf-text.ts';
import { bodyOf, shareTinySite } from '#test/tiny-site.ts';

const convener = markFigure('feeConvener', '₹ 50,000');
const json = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const marked = {
  '/': `<!doctype html><link rel="canonical" href="https://vcp.example"><b>${markFigure('admissionState', 'Open')}</b>
    ${json({ opens: markFigure('weekdayOpens', '09:30') })}from ${markFigure('lowestFee', '₹ 50,000')}
    <meta property="og:image" content="/share${markFigure('cardFolder', '')}/home.jpg">`,
  '/admissions': `<!doctype html>${json({ text: markFigure('hostel', 'Ask') })}<published-slot id="answers">Start</published-slot>`,
  '/admissions/fee-structure': `<!doctype html><meta name="description" content="Fees: ${convener}"><td>${convener}</td>
    <td>${markFigure('totalConvener', '₹ 2,10,000')}</td><published-slot id="fee-proof"></published-slot>`,
  '/gallery': '<!doctype html>Pictures',
  '/anti-ragging': `<!doctype html><a href="tel:${markFigure('raggingHelplineDialled', '18001805522')}">
    ${markFigure('raggingHelpline', '1800-180-5522')}</a><published-slot id="helpline-proof">Start</published-slot>`,
};
const index = `[{"id":"a","text":"Fees ${convener}"},{"id":"h","text":"${markFigure('hostel', 'Ask')}"}]`;
const feePdf = '/fee-structure-2026-2027.pdf';

const { open, built, directory } = shareTinySite(undefined, marked, index);
beforeAll(() => writeFileSync(join(directory(), 'site', feePdf), 'PDF of the build'));

const feePage = '/admissions/fee-structure';

const proof = { year: '2026-2027', source: 'Fee order', sourceLink: '', checkedOn: '2026-11-20' };

async function publish(admin: Caller, id: string, value: object): Promise<string> {
  const url = `/api/facts/${id}`;
  const saved = await admin.put(url, { ...proof, ...value });
  if (saved.statusCode !== 200) throw new Error(saved.body);
  await admin.post(`${url}/publications`, {});
  return url;
}

async function expectBuilt(college: TestApp): Promise<void> {
  for (const [url, file] of [
    ['/', 'index.html'],
    ['/admissions', 'admissions.html'],
    [feePage, 'admissions/fee-structure.html'],
    ['/search-index.json', 'search-index.json'],
    [feePdf, feePdf],
  ] as const)
    expect(await bodyOf(college, url)).toBe(built(file));
}

test('a fee published once is on every page, in the description, the sums, the search and the PDF; taken back, all is as built; restored, it is there again', async () => {
  const college = await open();
  await expectBuilt(college);
  const admin = await college.asAdmin();
  const url = await publish(admin, 'fee-convener', { kind: 'rupees', amount: 45500 });
  const page = await bodyOf(college, feePage);
  expect(page).toContain('content="Fees: ₹ 45,500"');
  expect(page).toContain('<td>₹ 45,500</td>');
  expect(page).toContain('<td>₹ 1,92,000</td>');
  expect(page).toContain('convener quota: For 2026-27 · Source: Fee order');
  expect(await bodyOf(college, '/')).toContain('from ₹ 45,500');
  expect(JSON.parse(await bodyOf(college, '/search-index.json'))[0].text).toBe('Fees ₹ 45,500');
  expect(await bodyOf(college, '/sitemap.xml')).toContain(`${feePage}</loc><lastmod>2026-11-20</lastmod>`);
  const pdf = await college.app.inject({ url: feePdf });
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  const words = pdfText(pdf.rawPayload);
  for (const shown of ['₹ 45,500', '₹ 1,92,000', 'Academic year 2026-2027', '20 Nov 2026'])
    expect(words).toContain(shown);
  const known = { 'if-none-match': String(pdf.headers.etag) };
  expect((await college.app.inject({ url: feePdf, headers: known })).statusCode).toBe(304);
  expect(await bodyOf(college, '/gallery')).toBe(built('gallery.html'));

  await admin.delete(`${url}/publication`);
  await expectBuilt(college);
  const [, first] = (await admin.get(`${url}/publications`)).json();
  await admin.post(`${url}/publications`, { publicationId: first.id });
  expect(await bodyOf(college, feePage)).toContain('<td>₹ 45,500</td>');
});

test('an answer with script in it is text on the page, in its JSON-LD and in the search', async () => {
  const college = await open();
  const text = 'Yes </script><script>alert(1)</script> "two" & more';
  await publish(await college.asAdmin(), 'hostel', { kind: 'answer', text, textTe: 'అవును' });
  const page = await bodyOf(college, '/admissions');
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  const [, data = ''] = /ld\+json">([\s\S]*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(data)).toEqual({ text });
  expect(page).toContain('Yes &lt;/script&gt;&lt;script&gt;');
  expect(page).toContain('<p lang="te"');
  expect(JSON.parse(await bodyOf(college, '/search-index.json'))[1].text).toBe(text);
});

test('admission opens and closes on its days; office hours are in the data for search engines', async () => {
  const college = await open();
  const admin = await college.asAdmin();
  const hours = { weekdayOpens: '10:00', weekdayCloses: '16:00', saturdayOpens: '', saturdayCloses: '' };
  await publish(admin, 'office-hours', { kind: 'hours', ...hours });
  expect(await bodyOf(college, '/')).toContain('{"opens":"10:00"}');
  const days = { kind: 'admission', admission: 'open', from: '2026-11-21', until: '2026-11-22' };
  await publish(admin, 'admission', days);
  expect(await bodyOf(college, '/')).toContain('<b>Opens on 21\u00a0Nov\u00a02026</b>');
  expect(await bodyOf(college, '/')).toContain('"/share/closed/home.jpg"');
  college.wait(86_400_000);
  await expect
    .poll(() => bodyOf(college, '/'), { timeout: 2000 })
    .toContain('<b>Open until 22\u00a0Nov\u00a02026</b>');
  expect(await bodyOf(college, '/')).toContain('"/share/home.jpg"');
  college.wait(2 * 86_400_000);
  await expect.poll(() => bodyOf(college, '/'), { timeout: 2000 }).toContain('<b>Closed</b>');
});

test('the number of the helpline is called as it is published, with its source', async () => {
  const college = await open();
  const admin = await college.asAdmin();
  await publish(admin, 'ragging-helpline', { kind: 'phone', phone: '+91 1800 111 222' });
  const page = await bodyOf(college, '/anti-ragging');
  expect(page).toMatch(/<a href="tel:\+911800111222">\s*\+91 1800 111 222<\/a>/);
  expect(page).toContain('For 2026-27 · Source: Fee order');
});

test('a fee of the next year is named beside that of this one, and takes its place when its year begins', async () => {
  const college = await open();
  const admin = await college.asAdmin();
  await publish(admin, 'next-fee-convener', { kind: 'rupees', amount: 58000, year: '2027-2028' });
  const before = await bodyOf(college, feePage);
  expect(before).toContain('From 2027-28: Tuition fee per year, convener quota: <b>₹ 58,000</b>');
  expect(before).toContain('<td>₹ 2,10,000</td>');
  college.wait(42 * 86_400_000); // from 20 November to 1 January
  const total = '<td>₹ 2,42,000</td>';
  await expect.poll(() => bodyOf(college, feePage), { timeout: 2000 }).toContain(total);
  expect(await bodyOf(college, feePage)).not.toContain('From 2027-28');
});

test('a second process shows a fact within 2 s, and a new one from its first answer', async () => {
  const one = await open();
  const other = await open({ db: one.db });
  const admin = await one.asAdmin();
  await publish(admin, 'fee-once', { kind: 'rupees', amount: 12000 });
  await expect
    .poll(() => bodyOf(other, feePage), { timeout: 2000, interval: 50 })
    .toContain('<td>₹ 2,12,000</td>');
  const third = await open({ db: one.db });
  expect(await bodyOf(third, feePage)).toBe(await bodyOf(one, feePage));
});

test('a preview is the page with the fact as it stands, for the office only', async () => {
  const college = await open();
  const admin = await college.asAdmin();
  const url = '/api/facts/fee-convener';
  await admin.put(url, { kind: 'rupees', amount: 47000, ...proof });
  const preview = await admin.get(`${url}/preview?page=${feePage}`);
  expect(preview.headers).toMatchObject({
    'content-security-policy': `policy of ${feePage}`,
    'x-robots-tag': 'noindex',
  });
  expect(preview.body).toContain('<td>₹ 47,000</td>');
  expect((await admin.get(`${url}/preview`)).body).toContain('<td>₹ 47,000</td>');
  expect((await admin.get(`${url}/preview?page=/`)).body).toContain('from ₹ 47,000');
  expect((await admin.get(`${url}/preview?page=/gallery`)).statusCode).toBe(404);
  await expectBuilt(college);
});
