// Events with several photos, on the real pages.
// On SQLite alone: api/events.test.ts writes them on both databases; here the pages are looked at.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { deleteUnused } from '#server/db/unused-rows.ts';
import { anEvent, aPhoto } from '#test/factories.ts';
import { uploadPicture } from '#test/upload.ts';
import { bodyOf, openSite, startPage } from '#test/website.ts';

test('an event shows its first photo on the home page and all in the gallery; an earlier publication brings its photos back', async () => {
  const college = await openSite();
  const { anonymous } = college;
  const admin = await college.asAdmin();
  const photo = async (colour: string) => (await aPhoto(1000, 700, colour)).toString('base64');
  const { id: photoId } = await uploadPicture(admin);
  const photos = [{ photoId, text: 'The <b> winners' }];
  const input = anEvent({ eventTitle: 'Sports', eventPhoto: await photo('#aa3311'), photos });
  const event = (await admin.post('/api/events', input)).json();
  const url = `/api/events/${event.id}`;
  for (const [page, shown] of [
    ['/', 'Sports'],
    ['/gallery', 'The &lt;b&gt; winners'],
  ]) {
    const preview = (await admin.get(`${url}/preview?page=${page}`)).body;
    expect(preview).toContain(shown);
    expect(preview).toContain('Preview: visitors do not see this page.');
  }
  expect((await admin.get(`${url}/preview?page=/about`)).statusCode).toBe(400);
  expect((await anonymous.get(`/api/pictures/${photoId}-1080.webp`)).statusCode).toBe(404);
  await admin.post(`${url}/publications`, {});
  const home = await bodyOf(college, '/');
  expect(home).not.toContain(photoId);
  expect(await bodyOf(college, '/gallery')).toMatch(/alt="Sports".*alt="The &lt;b&gt; winners"/s);
  expect((await anonymous.get(`/api/pictures/${photoId}-1080.webp`)).statusCode).toBe(200);

  const change = anEvent({ eventTitle: 'Sports meet', eventPhoto: await photo('#2255cc'), photos: [] });
  await admin.put(url, change);
  expect(await bodyOf(college, '/')).toBe(home);
  const state = (await admin.get(`${url}/publication`)).json();
  expect(state).toMatchObject({ state: 'published', hasUnpublishedChanges: true });
  await admin.post(`${url}/publications`, {});
  expect(await bodyOf(college, '/')).toContain('Sports meet');
  expect((await anonymous.get(`/api/pictures/${photoId}-1080.webp`)).statusCode).toBe(404);
  await deleteUnused(college.db, '2030-01-01T00:00:00.000Z');
  const [, first] = (await admin.get(`${url}/publications`)).json();
  expect((await admin.post(`${url}/publications`, { publicationId: first.id })).statusCode).toBe(201);
  expect(await bodyOf(college, '/')).toBe(home);
  expect((await anonymous.get(`/api/pictures/${photoId}-1080.webp`)).statusCode).toBe(200);
  const back = (await admin.get(url)).json();
  expect(back).toMatchObject({ eventTitle: 'Sports', photos: [{ photoId, text: 'The <b> winners' }] });
  const { dominant } = await sharp(Buffer.from(back.eventPhoto, 'base64')).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
  await admin.delete(url);
  expect(await bodyOf(college, '/')).toBe(startPage('/'));
});
