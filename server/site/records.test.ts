// People, gallery and examination hub as the office publishes them, on the real pages.
// On SQLite alone: api/website-records.test.ts publishes on both databases; here the pages are looked at.
import { expect, test } from 'vitest';
import { startRecords } from '#content/start-records.ts';
import { insertPublication } from '#server/db/website/publications.ts';
import { publishedPicture } from '#shared/routes.ts';
import type { GalleryPicture } from '#shared/website/gallery-pictures.ts';
import type { Caller, TestApp } from '#test/app.ts';
import {
  aGalleryPicture,
  aNotice,
  anEvent,
  anExamLink,
  anExamSession,
  aPhoto,
  aSubject,
  aWebsitePerson,
} from '#test/factories.ts';
import { processorSeconds } from '#test/processor-seconds.ts';
import { uploadPicture } from '#test/upload.ts';
import { bodyOf, openSite, startPage } from '#test/website.ts';

async function publish(admin: Caller, path: string, input: object): Promise<string> {
  const { id } = (await admin.post(path, input)).json();
  expect((await admin.post(`${path}/${id}/publications`, {})).statusCode).toBe(201);
  return `${path}/${id}`;
}

const searched = async (college: TestApp) =>
  JSON.parse(await bodyOf(college, '/search-index.json')) as { kind: string; title?: string; url: string }[];

test('a principal is on the page, in the table and in the search; taken back, the page is empty again', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  const { id: photoId } = await uploadPicture(admin);
  const name = 'Dr. <script>alert(1)</script> Asha';
  const url = await publish(admin, '/api/website-people', aWebsitePerson({ name, photoId }));
  const page = await bodyOf(college, '/about/principal-vcp');
  expect(page).toContain('Dr. &lt;script&gt;alert(1)&lt;/script&gt; Asha');
  expect(page).not.toContain('<script>alert');
  for (const words of ['Welcome.', 'Teaches since 2001.', 'MPT', 'Neurology', `${photoId}-1080.avif 1080w`])
    expect(page).toContain(words);
  const table = await bodyOf(college, '/about/governing-body');
  expect(table).toContain('href="/about/principal-vcp"');
  // People of other pages, for which nothing was published, keep their start values.
  expect(table).toContain('href="/about/patron-vcp"');
  expect(await searched(college)).toContainEqual(
    expect.objectContaining({ title: name, url: '/about/principal-vcp', text: 'Principal, Neurology, MPT' }),
  );
  expect(await bodyOf(college, '/sitemap.xml')).toContain(
    '/about/principal-vcp</loc><lastmod>2026-11-20</lastmod>',
  );
  for (const path of ['/about/patron-vcp', '/about/members-faculties-vcp', '/gallery'])
    expect(await bodyOf(college, path)).toBe(startPage(path));

  await admin.delete(`${url}/publication`);
  for (const path of ['/about/principal-vcp', '/about/governing-body'])
    expect(await bodyOf(college, path)).toBe(startPage(path));
  expect(await searched(college)).not.toContainEqual(expect.objectContaining({ title: name }));
});

test('a published person takes the place of one that was taken back; the others keep theirs; teachers are on their page', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  const [patron] = (await admin.get('/api/website-people?place=patron-vcp')).json();
  await admin.delete(`/api/website-people/${patron.id}/publication`);
  const urls: string[] = [];
  for (const person of [
    { place: 'patron-vcp', name: 'Sri New' },
    { place: 'faculty', name: 'B Second', order: 2 },
    { place: 'faculty', name: 'A First', order: 1 },
  ] as const)
    urls.push(await publish(admin, '/api/website-people', aWebsitePerson(person)));
  const people = async () =>
    (await searched(college)).flatMap(({ kind, title }) => (kind === 'person' ? title : []));
  const others = startRecords.people.slice(1).map(({ name }) => name);
  expect(new Set(await people())).toEqual(new Set(['Sri New', ...others, 'A First', 'B Second']));
  const page = await bodyOf(college, '/about/members-faculties-vcp');
  expect(page).not.toContain('>This section is being worked on.');
  expect(page.indexOf('A First')).toBeLessThan(page.indexOf('B Second'));
  const table = '/about/governing-body';
  expect(await bodyOf(college, table)).not.toContain('A First');

  for (const url of urls) await admin.delete(`${url}/publication`);
  expect(await bodyOf(college, '/about/members-faculties-vcp')).toBe(
    startPage('/about/members-faculties-vcp'),
  );
  expect(await bodyOf(college, table)).not.toContain('Sri New');
  expect(await bodyOf(college, table)).toContain('Boddepalli Lakshmi Prasanna');
  expect(await people()).toEqual(others);
});

test('a preview shows the person, the picture or the link as it would be, to the office only', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  const { id: photoId } = await uploadPicture(admin);
  for (const [path, input, words, page] of [
    ['/api/website-people', aWebsitePerson({ name: 'Draft Person' }), 'Draft Person', '/about/principal-vcp'],
    [
      '/api/gallery-pictures',
      aGalleryPicture({ title: 'Draft picture', photoId }),
      'Draft picture',
      '/gallery',
    ],
    ['/api/exam-links', anExamLink({ title: 'Draft link' }), 'Draft link', '/exams/resources'],
  ] as const) {
    const { id } = (await admin.post(path, input)).json();
    const preview = await admin.get(`${path}/${id}/preview`);
    expect(preview.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-robots-tag': 'noindex',
    });
    expect(preview.body).toContain(words);
    expect(preview.body).toContain('Preview: visitors do not see this page.');
    expect(await bodyOf(college, page)).toBe(startPage(page));
  }
});

test('the gallery has the published pictures in their order, then the photos of published events', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  const { id: photoId } = await uploadPicture(admin);
  const add = (picture: object) =>
    publish(admin, '/api/gallery-pictures', aGalleryPicture({ photoId, ...picture }));
  await add({ title: 'Last', order: 199 });
  const url = await add({
    title: 'Our kites <b>',
    category: 'festivals',
    festival: 'Sankranti',
    altText: 'A kite',
  });
  const eventPhoto = (await aPhoto(1000, 700, '#aa3311')).toString('base64');
  const event = (await admin.post('/api/events', anEvent({ eventTitle: 'Camp', eventPhoto }))).json();
  await admin.post(`/api/events/${event.id}/publications`, {});
  const page = await bodyOf(college, '/gallery');
  expect(page.indexOf('Last')).toBeLessThan(page.indexOf('Pongal pot'));
  expect(page.indexOf('Pongal pot')).toBeLessThan(page.indexOf('Camp'));
  expect(
    page
      .match(/(?<=<figcaption.*?)<h2[^>]*>[^<]*/g)
      ?.slice(0, 2)
      .map((heading) => heading.replace(/<.*>/, '')),
  ).toEqual(['Our kites &lt;b&gt;', 'Last']);
  expect(page).toContain('alt="A kite"');
  expect(page).toContain('data-group="sankranti"');
  expect(page).toContain(`data-download="/api/pictures/${photoId}-1080.jpg"`);
  expect(page).toContain('data-download-name="vcp-our-kites-b.jpg"');
  for (const filter of ['All', 'Sankranti', 'Ads', 'Banners', 'Website', 'About College'])
    expect(page).toContain(`>${filter}</button>`);
  await admin.delete(url);
  await admin.delete(`/api/events/${event.id}`);
  expect(await bodyOf(college, '/gallery')).not.toContain('Our kites');
  expect(await bodyOf(college, '/')).toBe(startPage('/'));
});

test('photos of events are shown after the start pictures, which the office can take off and bring back', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  const eventPhoto = (await aPhoto(1000, 700, '#aa3311')).toString('base64');
  const { id } = (await admin.post('/api/events', anEvent({ eventTitle: 'Camp', eventPhoto }))).json();
  await admin.post(`/api/events/${id}/publications`, {});
  const page = await bodyOf(college, '/gallery');
  expect(page).toContain('Pongal pot');
  expect(page.indexOf('Pongal pot')).toBeLessThan(page.indexOf('Camp'));
  expect(page).toContain('>Sankranti</button>');
  expect(page).toContain('>18 pictures</p>'); // 17 of content/ and the event
  expect(await bodyOf(college, '/sitemap.xml')).toContain('/gallery</loc><lastmod>2026-11-20</lastmod>');
  const pictures = (await admin.get('/api/gallery-pictures')).json<GalleryPicture[]>();
  const [pot] = pictures;
  const { headers } = await college.app.inject({
    url: publishedPicture(pot?.photo.pictures[0]?.id ?? '', 'webp'),
  });
  expect(headers.location).toMatch(/^\/assets\/gallery\//);
  // Its words can be changed without another picture.
  const { statusCode } = await admin.put(`/api/gallery-pictures/${pot?.id}`, { ...pot, title: 'Our pot' });
  expect(statusCode).toBe(200);
  for (const picture of pictures) await admin.delete(`/api/gallery-pictures/${picture.id}/publication`);
  const own = await bodyOf(college, '/gallery');
  expect(own).not.toContain('Pongal pot');
  expect(own).toContain('>1 picture</p>');
  await admin.delete(`/api/events/${id}/publication`);
  expect(await bodyOf(college, '/gallery')).toContain('No pictures at present.');
  await admin.post(`/api/gallery-pictures/${pot?.id}/publications`, {});
  expect(await bodyOf(college, '/gallery')).toContain('Our pot');
});

test('start values of the exam schedule leave the site and the portal on the same day, each after its own', async () => {
  const college = await openSite();
  const student = await college.asStudent({ year: 'FOURTH' });
  const last = startRecords.exams.at(-1)?.date ?? '';
  const daysUntil = (date: string) => (Date.parse(`${date}T06:00:00Z`) - now) / 86_400_000;
  let now = Date.parse('2026-11-20T06:00:00Z'); // where the clock of startApp starts
  const goTo = (days: number) => {
    now += days * 86_400_000;
    college.wait(days * 86_400_000);
  };
  const onSite = async () => {
    const body = await bodyOf(college, '/exams/schedule');
    return [...body.matchAll(/<time dateTime="([^"]+)"/gi)].map(([, date]) => date);
  };
  const inPortal = async () =>
    (await (await college.signInAgain(student)).get('/api/next-exams'))
      .json()
      .map(({ date }: { date: string }) => date);
  expect(await bodyOf(college, '/exams/schedule')).toBe(startPage('/exams/schedule'));

  goTo(daysUntil(last));
  await expect.poll(onSite).toEqual([last]);
  expect(await inPortal()).toEqual([last]);
  const entryOf = async () => (await searched(college)).find(({ url }) => url === '/exams/schedule');
  expect(JSON.stringify(await entryOf())).not.toContain('anatomy');

  goTo(1);
  await expect.poll(onSite).toEqual([]);
  expect(await bodyOf(college, '/exams')).toContain('No exam schedule available.');
  expect(await inPortal()).toEqual([]);
});

test('the exam schedule is that of the published dates, from today on; a change is seen when it is published', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  const student = await college.asStudent();
  const subject = (await admin.post('/api/subjects', aSubject({ name: 'Anatomy <i>' }))).json();
  const on = (date: string) => {
    const { papers, ...rest } = anExamSession({ subjects: [subject], name: 'Finals' });
    const held = { date, duration: '3 hours', instructor: 'Dr. <b> Rao' };
    return { ...rest, papers: papers.map((paper) => ({ ...paper, ...held })) };
  };
  const { id } = (await admin.post('/api/exam-sessions', on('2026-12-01'))).json();
  const url = `/api/exam-sessions/${id}`;
  const state = async () => (await admin.get(`${url}/publication`)).json();
  const nextOfStudent = async () => {
    const { isPublic, papers } = (await student.get(url)).json();
    return [isPublic, papers[0].date];
  };
  expect(await state()).toMatchObject({ state: 'draft', publishedAt: null });
  expect(await nextOfStudent()).toEqual([false, '2026-12-01']);
  const preview = (await admin.get(`${url}/preview`)).body;
  expect(preview).toContain('1 Dec 2026');
  expect(preview).toContain('Preview: visitors do not see this page.');
  expect(await bodyOf(college, '/exams/schedule')).toBe(startPage('/exams/schedule'));
  expect((await admin.post(`${url}/publications`, {})).json().state).toBe('published');
  for (const page of ['/exams', '/exams/schedule']) {
    const body = await bodyOf(college, page);
    for (const shown of ['1 Dec 2026', 'Anatomy &lt;i&gt;', '3 hours', 'Dr. &lt;b&gt; Rao'])
      expect(body).toContain(shown);
    expect(body.indexOf('Anatomy &lt;i&gt;')).toBeLessThan(body.indexOf('Human Physiology'));
  }
  const changed = '/exams/schedule</loc><lastmod>2026-11-20</lastmod>';
  expect(await bodyOf(college, '/sitemap.xml')).toContain(changed);
  const entry = (await searched(college)).find((one) => one.url === '/exams/schedule');
  expect(JSON.stringify(entry)).toContain('anatomy');

  await admin.put(url, on('2026-12-08'));
  expect(await state()).toMatchObject({ state: 'published', hasUnpublishedChanges: true });
  expect(await bodyOf(college, '/exams/schedule')).toContain('1 Dec 2026');
  expect(await nextOfStudent()).toEqual([true, '2026-12-01']);
  await admin.post(`${url}/publications`, {});
  expect(await bodyOf(college, '/exams/schedule')).toContain('8 Dec 2026');
  expect(await nextOfStudent()).toEqual([true, '2026-12-08']);
  const [live, first] = (await admin.get(`${url}/publications`)).json();
  expect([live.isLive, first.content.papers[0].date]).toEqual([true, '2026-12-01']);
  await admin.post(`${url}/publications`, { publicationId: first.id });
  expect(await bodyOf(college, '/exams/schedule')).toContain('1 Dec 2026');
  expect((await admin.get(url)).json().papers[0].date).toBe('2026-12-01');
  await admin.put(`${url}/state`, { state: 'locked' });
  expect((await state()).hasUnpublishedChanges).toBe(false);
  expect((await admin.post(`${url}/publications`, { publicationId: live.id })).statusCode).toBe(409);
  await admin.put(`${url}/state`, { state: 'open', reason: 'Another date' });

  await admin.put(url, on('2026-11-02'));
  await admin.post(`${url}/publications`, {});
  expect(await bodyOf(college, '/exams/schedule')).not.toContain('Anatomy &lt;i&gt;');
  await admin.delete(url);
  const [deleted] = (await admin.get('/api/deleted-records?noun=exam-session')).json();
  await admin.post(`/api/deleted-records/${deleted.id}/restoration`);
  expect((await state()).state).toBe('takenBack');
  const none = await bodyOf(college, '/exams/schedule');
  expect(none).toContain('Human Physiology');
  expect(none).not.toContain('Anatomy &lt;i&gt;');
});

test('study resources and results are links of the hub', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  const results = { tab: 'results', title: 'Results 2026', link: 'https://university.example/r' } as const;
  const urls: string[] = [];
  for (const link of [{ title: 'Second', order: 2 }, { title: 'First', order: 1 }, results])
    urls.push(await publish(admin, '/api/exam-links', anExamLink(link)));
  const page = await bodyOf(college, '/exams/resources');
  expect(page.indexOf('First')).toBeLessThan(page.indexOf('Second'));
  expect(page).not.toContain('Results 2026');
  const shown = await bodyOf(college, '/exams/results');
  expect(shown).toContain('href="https://university.example/r"');
  expect(shown).toContain('Download Results');
  expect((await searched(college)).map(({ title }) => title)).toContain('Results 2026');
  for (const url of urls) await admin.delete(`${url}/publication`);
  expect(await bodyOf(college, '/exams/resources')).toBe(startPage('/exams/resources'));
  const start = (await admin.get('/api/exam-links')).json<{ id: string }[]>();
  for (const { id } of start) await admin.delete(`/api/exam-links/${id}/publication`);
  expect(await bodyOf(college, '/exams/resources')).toContain('No resources available.');
  const none = await bodyOf(college, '/exams/results');
  expect(none).toContain('Download Results');
});

test('2,000 pictures and 1,000 notices have pages, and a publication is shown at once', async () => {
  const college = await openSite();
  const admin = await college.asAdmin();
  const photo = await uploadPicture(admin);
  const author = { accountId: null, label: 'x', requestId: '' };
  await college.db.transaction().execute(async (tx) => {
    const one = { action: 'publish', version: 1 } as const;
    for (let index = 0; index < 1999; index += 1) {
      const data = { ...aGalleryPicture({ title: `Picture ${index}.`, photoId: photo.id }), photo };
      const publication = { ...one, noun: 'gallery-picture', recordId: `p${index}`, data } as const;
      await insertPublication(tx, { ...publication, pictureId: photo.id }, author, new Date());
    }
    for (let index = 0; index < 1000; index += 1) {
      const data = { ...aNotice({ title: `Notice ${index}.` }), file: null };
      await insertPublication(
        tx,
        { ...one, noun: 'notice', recordId: `n${index}`, data },
        author,
        new Date(),
      );
    }
  });
  const picture = aGalleryPicture({ title: 'The last', order: 1, photoId: photo.id });
  const { id } = (await admin.post('/api/gallery-pictures', picture)).json();
  const seconds = await processorSeconds(async () => {
    await admin.post(`/api/gallery-pictures/${id}/publications`, {});
    expect(await bodyOf(college, '/gallery')).toContain('The last');
  });
  expect(seconds).toBeLessThan(2);
  expect(JSON.parse(await bodyOf(college, '/gallery.json'))).toHaveLength(2017);
  const statusOf = async (url: string) => (await college.app.inject({ url })).statusCode;
  await expect.poll(() => statusOf('/gallery/page-85'), { interval: 20 }).toBe(200);
  expect(await statusOf('/gallery/page-86')).toBe(404);
  const second = await bodyOf(college, '/gallery/page-2');
  expect(second.match(/<figure/g)).toHaveLength(24);
  expect(second).toContain('<link rel="canonical" href="https://vcp.example/gallery/page-2"/>');
});
