// A search finds a word in upper or lower case, with composed or decomposed letters.
import { expect, test } from 'vitest';
import { shareApp } from '#test/app.ts';
import { aFacultyMember, aStudent, aSubject } from '#test/factories.ts';

const college = shareApp();

const day = { eventDate: '2026-12-01', date: '2026-12-01', year: 'FIRST' };
const recordTypes: [string, (word: string) => object][] = [
  ['students', (firstName) => aStudent({ firstName })],
  ['faculty', (firstName) => aFacultyMember({ firstName })],
  ['subjects', (name) => aSubject({ name })],
  ['events', (eventTitle) => ({ ...day, eventTitle })],
  ['academic-calendar', (event) => ({ ...day, event })],
];
// కైలాస్ has a vowel sign that can be typed as two.
const words = ['ÉTUDE', 'étude', 'కైలాస్'];
const spellings = words.flatMap((word) => [word.normalize('NFC'), word.normalize('NFD')]);

test.each(recordTypes)('%s, and the list of their deleted records', async (path, input) => {
  const admin = await college().asAdmin();
  const found = async (list: string, q: string) =>
    (await admin.get(`/api/${list}${list.includes('?') ? '&' : '?'}q=${encodeURIComponent(q)}`)).json()
      .length;
  for (const word of spellings) await admin.post(`/api/${path}`, input(word));
  const counts = async (list: string) => {
    const all = [];
    for (const q of ['ÉTUDE', 'étude', 'E\u0301tude', 'కైలాస్', 'కైలాస్'.normalize('NFD')])
      all.push(await found(list, q));
    return all;
  };
  expect(await counts(path)).toEqual([4, 4, 4, 2, 2]);
  for (const { id } of (await admin.get(`/api/${path}`)).json()) await admin.delete(`/api/${path}/${id}`);
  const noun = path.replace(/(student|subject|event)s/, '$1');
  expect(await counts(`deleted-records?noun=${noun}`)).toEqual([4, 4, 4, 2, 2]);
});
