// Courses as the office publishes them, on the real pages. On SQLite alone: api/website-records.test.ts publishes on both databases.
import { expect, test } from 'vitest';
import { startRecords } from '#content/start-records.ts';
import { pathIn } from '#shared/kit/languages.ts';
import { routes } from '#shared/routes.ts';
import { aCourse, aStudent } from '#test/factories.ts';
import { pdfText } from '#test/pdf-text.ts';
import { uploadPicture } from '#test/upload.ts';
import { bodyOf, openSite, startPage, withoutIds } from '#test/website.ts';

const path = routes.courseDetails('master-of-physiotherapy');
const lists = [routes.courses, routes.coursesOffered];

test('a published course has a card, a row and a page at once, in both languages; taken back, its page is not found', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  const status = async (url: string) => (await college.app.inject({ url })).statusCode;
  const name = 'Master <b>MPT</b>';
  const input = aCourse({ name, textTe: 'డిగ్రీ ఉన్నవారికి.', text: 'For graduates.\nTwo years of practice.' });
  const { id } = (await admin.post('/api/courses', input)).json();
  expect(await status(path)).toBe(404);
  const preview = await admin.get(`/api/courses/${id}/preview`);
  expect(preview.body).toContain('Preview: visitors do not see this page.');
  expect(preview.body).toContain('Two years of practice.');
  expect(await bodyOf(college, routes.courses)).toBe(startPage(routes.courses));

  expect((await admin.post(`/api/courses/${id}/publications`, {})).statusCode).toBe(201);
  for (const list of lists) {
    const page = await bodyOf(college, list);
    expect(page).toContain('Master &lt;b&gt;MPT&lt;/b&gt;');
    expect(page).toContain(`href="${path}"`);
  }
  const page = await bodyOf(college, path);
  for (const text of [
    'For graduates.',
    'Two years of practice.',
    '2 Years',
    'Neurology',
    'A thesis',
    'Teach',
  ])
    expect(page).toContain(text);
  expect(page).not.toContain('course-slider');
  const telugu = await bodyOf(college, pathIn('te', path));
  expect(telugu).toContain('డిగ్రీ ఉన్నవారికి.');
  expect(telugu).toContain('<span lang="en">Master &lt;b&gt;MPT&lt;/b&gt;</span>');
  expect(telugu).toContain('<span lang="en">Neurology</span>');
  expect(await bodyOf(college, pathIn('te', routes.courses))).toContain(`href="${pathIn('te', path)}"`);
  for (const file of ['/sitemap.xml', '/search-index.json', '/te/search-index.json'])
    expect(await bodyOf(college, file)).toContain(path);

  await admin.delete(`/api/courses/${id}/publication`);
  for (const language of ['en', 'te'] as const) expect(await status(pathIn(language, path))).toBe(404);
  for (const list of lists) expect(await bodyOf(college, list)).toBe(startPage(list));
  for (const file of ['/sitemap.xml', '/search-index.json'])
    expect(await bodyOf(college, file)).not.toContain(path);
});

test('a course has a picture of the office’s and every text in Telugu', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  const { id: photoId, pictures } = await uploadPicture(admin);
  const telugu = { durationTe: 'రెండేళ్లు', topicsTe: 'నరాలు\nక్రీడలు', altTextTe: 'తరగతి', seatsTe: 'ఆరు' };
  const input = aCourse({ photoId, altText: 'A class', ...telugu });
  const { id } = (await admin.post('/api/courses', input)).json();
  const address = `/api/pictures/${pictures[0].id}.webp`;
  expect((await college.anonymous.get(address)).statusCode).toBe(404);
  await admin.post(`/api/courses/${id}/publications`, {});
  expect((await college.anonymous.get(address)).statusCode).toBe(200);
  for (const url of [path, routes.courses]) expect(await bodyOf(college, url)).toContain(address);
  expect(await bodyOf(college, path)).toContain('alt="A class"');
  const page = await bodyOf(college, pathIn('te', path));
  for (const text of ['>రెండేళ్లు<', '>క్రీడలు<', 'alt="తరగతి"']) expect(page).toContain(text);
  expect(page).not.toContain('<span lang="en">Neurology</span>');
  expect(await bodyOf(college, pathIn('te', routes.coursesOffered))).toContain('ఆరు');
  const unknown = await admin.put(`/api/courses/${id}`, { ...input, photoId: 'none' });
  expect(Object.keys(unknown.json().fields)).toEqual(['photoId']);
});

test('the months of internship are a fact: published once, each page and the description of the course say them', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  const months = { kind: 'count', count: 12, year: '2027-2028', source: 'NCAHP', sourceLink: '' };
  await admin.put('/api/facts/internship', { ...months, checkedOn: '2026-11-20' });
  await admin.post('/api/facts/internship/publications', {});
  const course = routes.courseDetails('physiotherapy');
  for (const [page, text] of [
    [routes.courses, '4 Years + 12 months internship'],
    [course, '4 Years + 12 months internship'],
    [course, '"duration":"P4Y12M"'],
    [pathIn('te', course), '4 సంవత్సరాలు + 12 నెలల ఇంటర్న్‌షిప్'],
    [routes.home, 'As interns, for 12 months'],
    [routes.aboutPage('our-programme'), 'For 2027-28 · Source: NCAHP'],
  ] as const)
    expect([page, (await bodyOf(college, page)).includes(text)]).toEqual([page, true]);
});

test('an earlier batch has its own months of internship, with their source: on the page and on the certificate', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  const url = '/api/facts/internship-batches';
  const proof = { year: '2026-2027', source: 'Regulations', sourceLink: '', checkedOn: '2026-11-20' };
  const enter = (batches: string) => admin.put(url, { kind: 'batches', batches, ...proof });
  expect((await enter('2021: six months')).json().fields.batches).toMatch(/^Write a rule a line/);
  await enter('2019: 5 months, Order 12\n2020-2022: 9 months, Regulations of 2019');
  await admin.post(`${url}/publications`, {});
  const page = routes.aboutPage('our-programme');
  expect(await bodyOf(college, page)).toContain(
    'Batch 2020-2022: 9 months of internship. Source: Regulations of 2019',
  );
  expect(await bodyOf(college, pathIn('te', page))).toContain(
    '2019 బ్యాచ్: 5 నెలల ఇంటర్న్‌షిప్. ఆధారం: <span lang="en">Order 12</span>',
  );
  const certifiedFor = async (batch: string) => {
    const person = { batch, year: 'FOURTH', status: 'GRADUATED' } as const;
    const { id } = (await admin.post('/api/students', aStudent(person))).json();
    const made = await admin.post(`/api/students/${id}/certificates`, { kind: 'internship-completion' });
    return pdfText((await admin.get(`/api/certificates/${made.json().id}/document.pdf`)).rawPayload);
  };
  expect(await certifiedFor('2021')).toContain('internship of 9 months in Bachelor');
  expect(await certifiedFor('2023')).toContain('internship of 6 months in Bachelor');
});

test('a course of the start goes from every page and comes back as it was', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  const computer = routes.courseDetails('computer-course');
  const [, course] = (await admin.get('/api/courses')).json();
  const pages = [...lists, '/', computer, pathIn('te', computer), pathIn('te', routes.coursesOffered)];
  for (const page of pages) expect(withoutIds(await bodyOf(college, page))).toBe(withoutIds(startPage(page)));
  await admin.delete(`/api/courses/${course.id}/publication`);
  for (const page of [...lists, '/']) expect(await bodyOf(college, page)).not.toContain(computer);
  expect((await college.app.inject({ url: computer })).statusCode).toBe(404);
  await admin.post(`/api/courses/${course.id}/publications`, {});
  for (const page of pages) expect(withoutIds(await bodyOf(college, page))).toBe(withoutIds(startPage(page)));
});

test('of two courses at one address the second is refused, and an address that is none; what a course lacks has no heading', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  expect(startRecords.courses[0]?.slug).toBe('physiotherapy');
  const { id } = (await admin.post('/api/courses', aCourse({ slug: 'physiotherapy' }))).json();
  const refused = await admin.post(`/api/courses/${id}/publications`, {});
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toBe(
    '‘Physiotherapy (BPT)’ is published at this address. Choose another one.',
  );
  const short = aCourse({ slug: 'short', topics: '', advantages: '', outcomes: '' });
  const { id: shortId } = (await admin.post('/api/courses', short)).json();
  await admin.post(`/api/courses/${shortId}/publications`, {});
  expect(await bodyOf(college, routes.courses)).not.toContain('aria-controls="short-advantages"');
  expect(await bodyOf(college, routes.courseDetails('short'))).not.toContain(
    '<h2 class="text-2xl">Advantages',
  );

  for (const wrong of [
    { slug: 'Master/Degree' },
    { advantages: 'All {seatsTotal' },
    { textTe: 'అన్ని {nonsense}' },
  ])
    expect((await admin.post('/api/courses', aCourse(wrong))).json().fields).toHaveProperty(
      Object.keys(wrong)[0] ?? '',
    );
  const unknown = await admin.put(`/api/courses/${shortId}`, { ...short, seats: '{seats}' });
  expect(unknown.json().fields.seats).toMatch(
    /^There is no figure \{seats\}\. Those of a course are .*\{seatsTotal\}/,
  );
});
