// The office publishes people and pictures of the gallery, and an anonymous phone sees them.

import { become, openPhone } from '#e2e/college.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#e2e/public-page.ts';
import { anExamSession, aPhoto, aSubject } from '#test/factories.ts';
import { words } from '#test/site-words.ts';

const { examFaq, examHub } = words.exams;

test.use({ state: 'bare' });
// One worker for all: its college is started once.
test.describe.configure({ mode: 'default' });

const longWord = 'Electroneuromyographicallyphysiotherapeuticrehabilitation';
const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

// The journeys of a notice and of a fee are tried for every change; this one is of the same kind.
test('the office enters the principal and a picture of the gallery, a phone sees both; taken back, brought back', {
  tag: '@long',
}, async ({ page, browser, college }) => {
  const phone = await openPhone(browser, college.origin);
  const photo = { name: 'principal.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(900, 900) };
  const fake = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ: no picture at all') };
  const name = `Dr. Asha <script>alert(1)</script> ${longWord}`;
  const publication = page.getByRole('region', { name: 'Publication' });
  await become(page, college.admin);
  await page.goto('/admin-dashboard/website-people');
  await page.getByRole('button', { name: 'Add Person' }).click();
  await page.getByLabel('Shown on').selectOption('Page of the Principal');
  await page.getByLabel('Name, with title').fill(name);
  await page.getByLabel('Designation').fill('Principal');
  await page.getByLabel(/^Specialization/).fill(longWord);
  await page.getByLabel('Qualification').fill('MPT (Neurology)');
  await page.getByLabel('About the person').fill('Has taught since 2001.\nLeads the stroke clinic.');
  await page.getByLabel('Message to visitors').fill('Come and see us on any working day.');
  await page.getByLabel('Photo (optional)').setInputFiles(fake);
  await expect(page.getByText('The file must be a JPEG, PNG or WebP picture.')).toBeVisible();
  await page.getByLabel('Photo (optional)').setInputFiles(photo);
  const chosen = page.getByRole('img', { name: 'As it will be shown' });
  await expect.poll(() => chosen.evaluate(isLoaded)).toBe(true);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(publication).toContainText('Draft');
  await publication.getByRole('button', { name: /^Publish/ }).click();
  await expect(publication).toContainText('Published');

  await phone.goto('/about/principal-vcp');
  const heading = phone.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  expect((await heading.boundingBox())?.width, 'a long word is broken, not cut').toBeLessThan(360);
  const portrait = phone.getByRole('img', { name: `${name}, Principal` });
  await expect.poll(() => portrait.evaluate(isLoaded)).toBe(true);
  await expect(phone.getByText('Leads the stroke clinic.')).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await publication.getByRole('button', { name: /^Take back/ }).click();
  await expect(publication).toContainText('Taken back');
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Principal');
  await publication.getByText(/^History of publications/).click();
  await publication.getByRole('button', { name: /^Bring back/ }).click();
  await expect(publication).toContainText('Shown now');
  await phone.goto('/about/governing-body');
  await expectNoSidewaysScroll(phone);
  await phone.getByRole('link', { name }).click();
  await expect(phone).toHaveURL(/\/about\/principal-vcp$/);

  await page.goto('/admin-dashboard/gallery');
  await page.getByRole('button', { name: 'Add Picture' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Kites on the roof');
  await page.getByLabel('Category').selectOption('Festivals');
  await page.getByLabel('Festival (optional)').fill('Sankranti');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Choose a picture')).toBeVisible();
  await page.getByLabel('Picture', { exact: true }).setInputFiles(photo);
  await expect.poll(() => chosen.evaluate(isLoaded)).toBe(true);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await publication.getByRole('button', { name: /^Publish/ }).click();
  await expect(publication).toContainText('Published');
  await phone.goto('/gallery');
  const picture = phone.getByRole('img', { name: 'Kites on the roof' });
  await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
  await phone.getByRole('button', { name: 'Ads' }).click();
  await expect(phone.getByText('No picture matches.')).toBeVisible();
  await phone.getByRole('button', { name: 'Sankranti' }).click();
  await expect(picture).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByRole('button', { name: /^Download/ }).click();
  const agreement = phone.getByRole('dialog');
  await agreement.getByRole('checkbox').check();
  const download = phone.waitForEvent('download');
  await agreement.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('vcp-kites-on-the-roof.jpg');
  await publication.getByRole('button', { name: /^Take back/ }).click();
  await expect(publication).toContainText('Taken back');
  await phone.goto('/gallery');
  await expect(phone.getByRole('img', { name: 'Pongal' })).toHaveCount(0);
  await expect(picture).toHaveCount(0);

  await test.step('the dates of an exam session are on the site when they are published, not before', async () => {
    const post = async (path: string, data: object) =>
      (await (await page.request.post(path, { data })).json()) as { id: string };
    const subjects = await Promise.all(
      ['Kinesiology', `${longWord} of ${longWord}`, 'Ethics'].map((name) =>
        post('/api/subjects', aSubject({ name })),
      ),
    );
    // The schedule shows papers of days to come.
    const finals = anExamSession({ subjects, name: 'Finals', academicYear: '2034-2035' });
    for (const paper of finals.papers) {
      paper.room = 'Examination hall of the main building, second floor';
      paper.instructor = 'Dr. Boddepalli Venkata Satyanarayana Lakshmi Prasanna Kumari';
    }
    const { id } = await post('/api/exam-sessions', finals);
    await page.goto(`/admin-dashboard/marks/${id}?tab=dates`);
    const dates = page.getByRole('region', { name: 'Dates on the website and for students' });
    await expect(dates).toContainText('Draft');
    await expectAccessible(page);
    await dates.getByRole('button', { name: 'Publish the dates of Finals' }).click();
    await expect(dates).toContainText('Published');
    await phone.goto('/exams/schedule');
    await expect(phone.getByText('Kinesiology')).toBeVisible();
    await expectNoSidewaysScroll(phone, 768);
    await expectNoSidewaysScroll(phone, 360);
    // A table to a screen reader also on the phone, where each row has the names of the columns.
    const row = phone.getByRole('table').getByRole('row').nth(2);
    await expect(row.getByRole('cell')).toHaveCount(4);
    for (const label of Object.values(examHub.schedule.columns).slice(1))
      await expect(row.getByText(label, { exact: true })).toBeVisible();
    await expectAccessible(phone);
    await phone.emulateMedia({ media: 'print' });
    await expect(phone.getByRole('table')).toBeVisible();
    await expect(phone.getByRole('navigation')).toHaveCount(0);
    await expect(phone.getByText(examFaq[0].q)).toBeHidden();
    const sheet = await phone.pdf({ format: 'A4' });
    expect(sheet.toString('latin1').match(/\/Type \/Page\b/g), 'one sheet').toHaveLength(1);
    await phone.emulateMedia({ media: 'screen' });
    await dates.getByRole('button', { name: 'Take back the dates of Finals' }).click();
    await expect(dates).toContainText('Taken back');
    await phone.reload();
    await expect(phone.getByText('No exam schedule available.')).toBeVisible();
    await dates.getByText(/^History of publications/).click();
    await dates.getByRole('button', { name: /^Bring back/ }).click();
    await expect(dates).toContainText('Shown now');
    await phone.reload();
    await expect(phone.getByText('Kinesiology')).toBeVisible();
    await expectNoSidewaysScroll(phone);
    const link = await post('/api/exam-links', {
      title: longWord,
      tab: 'resources',
      link: 'https://university.example/notes',
    });
    await post(`/api/exam-links/${link.id}/publications`, {});
    await phone.goto('/exams/resources');
    await expect(phone.getByText(longWord)).toBeVisible();
    await expectNoSidewaysScroll(phone);
  });
  await phone.context().close();
});

test('a gallery of several pages is searched in the list of all pictures', { tag: '@long' }, async ({
  page,
  college,
}) => {
  await become(page, college.admin);
  const upload = await page.request.post('/api/website-pictures', {
    multipart: { file: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(600, 400, '#883311') } },
  });
  const { id: photoId } = (await upload.json()) as { id: string };
  for (let index = 1; index <= 26; index += 1) {
    const data = {
      title: `Number ${index}`,
      category: index === 26 ? 'ads' : 'banners',
      order: index,
      photoId,
    };
    const made = await page.request.post('/api/gallery-pictures', { data });
    const { id } = (await made.json()) as { id: string };
    await page.request.post(`/api/gallery-pictures/${id}/publications`, { data: {} });
  }
  await page.context().clearCookies();
  await page.goto('/gallery');
  const shown = page.getByRole('main').locator('figure:visible');
  await expect(shown).toHaveCount(24);
  await expect(page.getByRole('status').filter({ hasText: '26 pictures' })).toBeVisible();
  await page.getByRole('button', { name: 'Ads' }).click();
  await expect(shown).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Number 26' })).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'All' }).click();
  await page.getByRole('searchbox', { name: 'Search the gallery' }).fill('number');
  await expect(shown).toHaveCount(24);
  await page.getByRole('button', { name: 'Show more pictures' }).press('Enter');
  await expect(shown).toHaveCount(26);
  await page.getByRole('searchbox', { name: 'Search the gallery' }).fill('');
  await page.getByRole('link', { name: 'Page 2' }).press('Enter');
  await expect(page).toHaveURL(/\/gallery\/page-2$/);
  await expect(shown).toHaveCount(2);
});
