// Facts that the office publishes, on the real pages.
// On SQLite alone: api/facts.test.ts publishes on both databases; here the pages are looked at.
import { expect, test } from 'vitest';
import type { Caller, TestApp } from '#test/app.ts';
import { pdfText } from '#test/pdf-text.ts';
import { bodyOf, openSite, startFile, startPage, withoutIds } from '#test/website.ts';

const feePdf = '/fee-structure-2026-2027.pdf';
const feePage = '/admissions/fee-structure';

/** The start of a cell of the table of fees. */
const cell = (amount: string) => `whitespace-nowrap">${amount}</td>`;

async function entryOf(college: TestApp, id: string): Promise<{ text: string } | undefined> {
  const entries = JSON.parse(await bodyOf(college, '/search-index.json')) as { id: string; text: string }[];
  return entries.find((entry) => entry.id === id);
}

const proof = { year: '2026-2027', source: 'Fee order', sourceLink: '', checkedOn: '2026-11-20' };

async function publish(admin: Caller, id: string, value: object): Promise<string> {
  const url = `/api/facts/${id}`;
  const saved = await admin.put(url, { ...proof, ...value });
  if (saved.statusCode !== 200) throw new Error(saved.body);
  await admin.post(`${url}/publications`, {});
  return url;
}

async function expectStart(college: TestApp): Promise<void> {
  for (const path of ['/', '/admissions', feePage]) expect(await bodyOf(college, path)).toBe(startPage(path));
  const index = await bodyOf(college, '/search-index.json');
  expect(withoutIds(index)).toBe(withoutIds(startFile('/search-index.json')));
  const { rawPayload } = await college.app.inject({ url: feePdf });
  expect(pdfText(rawPayload)).toContain('₹ 50,000');
}

test('a fee published once is on every page, in the description, the sums, the search and the PDF; taken back, all is as at the start; restored, it is there again', async () => {
  const college = await openSite();
  await expectStart(college);
  const admin = await college.asAdmin();
  const url = await publish(admin, 'fee-convener', { kind: 'rupees', amount: 45500 });
  const page = await bodyOf(college, feePage);
  expect(page).toContain('content="Fees per year: convener quota ₹ 45,500, management');
  for (const amount of ['₹ 45,500', '₹ 1,92,000']) expect(page).toContain(cell(amount));
  expect(page).toContain('Convener quota: For 2026-27 · Source: Fee order');
  expect(await bodyOf(college, '/')).toContain('from ₹ 45,500');
  expect((await entryOf(college, feePage))?.text).toContain('convener quota ₹ 45,500');
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
  expect(await bodyOf(college, '/gallery')).toBe(startPage('/gallery'));

  await admin.delete(`${url}/publication`);
  await expectStart(college);
  const [, first] = (await admin.get(`${url}/publications`)).json();
  await admin.post(`${url}/publications`, { publicationId: first.id });
  expect(await bodyOf(college, feePage)).toContain(cell('₹ 45,500'));
});

test('an answer with script in it is text on the page, in its JSON-LD and in the search', async () => {
  const college = await openSite();
  const text = 'Yes </script><script>alert(1)</script> "two" & more';
  await publish(await college.asAdmin(), 'hostel', { kind: 'answer', text, textTe: 'అవును' });
  const page = await bodyOf(college, '/admissions');
  expect(page.match(/<\/script>/g)).toHaveLength(startPage('/admissions').match(/<\/script>/g)?.length ?? 0);
  const [, data = ''] = /ld\+json">([\s\S]*?)<\/script>/.exec(page) ?? [];
  const faq = JSON.parse(data).find((one: { '@type': string }) => one['@type'] === 'FAQPage');
  expect(faq.mainEntity[0].acceptedAnswer.text).toBe(text);
  expect(page).toContain('Yes &lt;/script&gt;&lt;script&gt;');
  expect(page).not.toContain('అవును');
  expect(await bodyOf(college, '/te/admissions')).toContain('అవును');
  expect((await entryOf(college, 'answer-hostel'))?.text).toBe(text);
});

test('admission opens and closes on its days; office hours are in the data for search engines', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  const hours = { weekdayOpens: '10:00', weekdayCloses: '16:00', saturdayOpens: '', saturdayCloses: '' };
  expect((await admin.put('/api/college', hours)).statusCode).toBe(200);
  expect(await bodyOf(college, '/')).toContain('"opens":"10:00","closes":"16:00"');
  expect(await bodyOf(college, '/contact')).toContain('Mon-Fri 10:00 AM-4:00 PM');
  // The portals name the same ones.
  expect(await bodyOf(college, '/student-dashboard')).toContain('Mon-Fri 10:00 AM-4:00 PM, Sat closed');
  const days = { kind: 'admission', admission: 'open', from: '2026-11-21', until: '2026-11-22' };
  await publish(admin, 'admission', days);
  expect(await bodyOf(college, '/')).toContain('>Opens on 21\u00a0Nov\u00a02026<');
  const card = async () => /\/share\/home\.jpg\?\w+/.exec(await bodyOf(college, '/'))?.[0];
  const closed = await card();
  college.wait(86_400_000);
  await expect.poll(() => bodyOf(college, '/')).toContain('>Open until 22\u00a0Nov\u00a02026<');
  expect(closed).toBeDefined();
  expect(await card()).not.toBe(closed);
  college.wait(2 * 86_400_000);
  await expect.poll(() => bodyOf(college, '/')).toContain('>Closed<');
});

test('a claim names its source once the office has published it', async () => {
  const college = await openSite();
  expect(await bodyOf(college, '/')).toContain('Over 500 graduates');
  await publish(await college.asAdmin(), 'graduates', { kind: 'count', count: 512 });
  const page = await bodyOf(college, '/');
  expect(page).toContain('Over 512 graduates');
  expect(page.replaceAll(/<[^>]*>/g, '')).toContain('512+: For 2026-27 · Source: Fee order');
  const telugu = await bodyOf(college, '/te');
  expect(telugu).toContain('512 మందికి పైగా');
  // The paper's name is English, its day is not.
  expect(telugu).toContain('<span lang="en">NCAHP, </span>5\u00a0మార్చి\u00a02026');
  // What the start says of itself is ours.
  expect(telugu).toContain('(నమూనా)');
  const answers = (await bodyOf(college, '/te/admissions')).replaceAll(/<[^>]*>/g, '');
  expect(answers).toContain('ఆధారం: నమూనా వివరాలు');
  expect(answers).not.toMatch(/Sample data|\(sample\)/);
});

test('the number of the helpline is called as it is published, with its source', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  await publish(admin, 'ragging-helpline', { kind: 'phone', phone: '+91 1800 111 222' });
  const page = await bodyOf(college, '/anti-ragging');
  expect(page).toMatch(/<a href="tel:\+911800111222"[^>]*>\+91 1800 111 222<\/a>/);
  expect(page).toContain('For 2026-27 · Source: Fee order');
});

test('a fee of the next year is named beside that of this one, and takes its place when its year begins', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  await publish(admin, 'next-fee-convener', { kind: 'rupees', amount: 58000, year: '2027-2028' });
  const before = await bodyOf(college, feePage);
  expect(before).toContain('From 2027-28: Tuition fee per year, Convener quota: <b>₹ 58,000</b>');
  expect(before).toContain(cell('₹ 2,10,000'));
  college.wait(42 * 86_400_000); // from 20 November to 1 January
  const total = cell('₹ 2,42,000');
  await expect.poll(() => bodyOf(college, feePage)).toContain(total);
  expect(await bodyOf(college, feePage)).not.toContain('From 2027-28');
});

test('the admission year, the academic year and its PDF are those of the day, also after New Year', async () => {
  const college = await openSite();
  const expectYear = async (label: string) => {
    const pdf = `/fee-structure-${label}.pdf`;
    await expect.poll(() => bodyOf(college, feePage)).toContain(`Academic year ${label}`);
    expect(await bodyOf(college, feePage)).toContain(
      `href="${pdf}" download="VCP Fee Structure ${label}.pdf"`,
    );
    expect(pdfText((await college.app.inject({ url: pdf })).rawPayload)).toContain(`Academic year ${label}`);
    expect(await bodyOf(college, '/')).toContain(`Admission ${label.slice(0, 4)}`);
  };
  await expectYear('2026-2027');
  college.wait(42 * 86_400_000); // from 20 November to 1 January
  await expectYear('2027-2028');
});

test('a second process shows a fact by itself, and a new one from its first answer', async () => {
  const one = await openSite();
  const other = await openSite({ db: one.db });
  const admin = await one.asAdmin();
  await publish(admin, 'fee-once', { kind: 'rupees', amount: 12000 });
  await expect.poll(() => bodyOf(other, feePage)).toContain(cell('₹ 2,12,000'));
  const third = await openSite({ db: one.db });
  expect(await bodyOf(third, feePage)).toBe(await bodyOf(one, feePage));
});

test('a preview is the page with the fact as it stands, for the office only', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  const url = '/api/facts/fee-convener';
  await admin.put(url, { kind: 'rupees', amount: 47000, ...proof });
  const preview = await admin.get(`${url}/preview?page=${feePage}`);
  expect(preview.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-robots-tag': 'noindex',
  });
  expect(preview.body).toContain(cell('₹ 47,000'));
  expect((await admin.get(`${url}/preview`)).body).toContain(cell('₹ 47,000'));
  expect((await admin.get(`${url}/preview?page=/`)).body).toContain('from ₹ 47,000');
  expect((await admin.get(`${url}/preview?page=/gallery`)).statusCode).toBe(404);
  await expectStart(college);
});
