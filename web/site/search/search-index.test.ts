import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startRecords } from '#content/start-records.ts';
import { publicPaths } from '#content/words.ts';
import { startFile } from '#test/website.ts';
import { findEntries, type SearchEntry, searchable } from './search-match.ts';

const index = JSON.parse(startFile('/search-index.json')) as SearchEntry[]; // made by search-index.ts
const first = (query: string, entries = index) => findEntries(entries.map(searchable), query).entries[0];

test('the index is small enough for a phone', () => {
  expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThan(15_000);
});

test('every entry has its own id and leads to a page there is', () => {
  expect(new Set(index.map(({ id }) => id)).size).toBe(index.length);
  for (const { id, url } of index) expect(publicPaths, id).toContain(url.replace(/#.*/, ''));
});

test('pages, questions, notices and people are all in it', () => {
  const count = (kind: string) => index.filter((entry) => entry.kind === kind).length;
  expect(count('page')).toBeGreaterThan(40);
  expect(count('question')).toBe(18);
  expect(count('notice')).toBe(startRecords.notices.length);
  expect(count('person')).toBe(startRecords.people.length);
});

test('what people look for comes first', () => {
  expect(first('fees')?.url).toBe('/admissions/fee-structure');
  expect(first('ఫీజు')?.url).toBe('/admissions/fee-structure');
  expect(first('scholarship')?.url).toBe('/services/scholarships');
  expect(first('naidu')?.kind).toBe('person');
  expect(first('miss examination')).toMatchObject({ kind: 'question' });
  expect(first('ragging')?.url).toBe('/anti-ragging');
  for (const words of ['phone number', 'phone', 'phone no'])
    expect(first(words)?.url, words).toBe('/contact');
  for (const [word, answer] of [
    ['hostel', 'hostel'],
    ['bus', 'transport'],
    ['transport', 'transport'],
    ['neet', 'neet'],
    ['recognised', 'recognition'],
    ['ladies hostel', 'hostel'],
    ['hostel fees', 'hostel'],
    ['bus pass', 'transport'],
    ['హాస్టల్', 'hostel'],
  ] as const)
    expect(first(word)?.id).toBe(`answer-${answer}`);
  for (const [words, page] of [
    ['last date', '/admissions'],
    ['next exam', '/exams/schedule'],
    ['office timings', '/contact'],
    ['whatsapp number', '/contact'],
    ['apply online', '/admissions'],
    ['fee structure 2026', '/admissions/fee-structure'],
    ['anti ragging number', '/anti-ragging'],
    ['name of principal', '/about/principal-vcp'],
  ] as const)
    expect(first(words)?.url, words).toBe(page);
  expect(first('1,20,000')?.url).toBe('/admissions/fee-structure');
  expect(first('hall ticket')).toMatchObject({ kind: 'notice' });
});

test.each([
  ['principle', '/about/principal-vcp'],
  ['fess', '/admissions/fee-structure'],
  ['scholorship', '/services/scholarships'],
  ['addmission', '/admissions'],
  ['hostal', '/admissions'],
  ['hostle', '/admissions'],
  ['attendence', '/student-login'],
  ['exame', '/exams/schedule'],
  ['physiotheraphy', '/'],
  ['fisiotherapy', '/'],
  ['raging', '/anti-ragging'],
])('%s, misspelt, leads to %s first', (query, page) => {
  expect(first(query)?.url.replace(/#.*/, '')).toBe(page);
});

test('pages that need an invite or have no content are not in the index', () => {
  const urls = index.map(({ url }) => url);
  expect(urls).not.toContain('/set-password');
  expect(urls).not.toContain('/under-developments-or-maintenance');
});

test('the Telugu index answers in Telugu, to Telugu, Latin letters and English', () => {
  const telugu = JSON.parse(startFile('/te/search-index.json')) as SearchEntry[]; // as above
  expect(brotliCompressSync(JSON.stringify(telugu)).length).toBeLessThan(22_000);
  expect(telugu.map(({ id }) => id)).toEqual(index.map(({ id }) => id));
  for (const [words, page] of [
    ['ఫీజు', '/te/admissions/fee-structure'],
    ['feeju', '/te/admissions/fee-structure'],
    ['fees', '/te/admissions/fee-structure'],
    ['haajaru', '/te/student-login'],
    ['హాజరు', '/te/student-login'],
    ['ప్రవేశాలు', '/te/admissions'],
    ['praveshalu', '/te/admissions'],
    ['pareekshalu', '/te/exams'],
    ['scholarship', '/te/services/scholarships'],
    ['ఉపకార వేతనాలు', '/te/services/scholarships'],
    ['వాయిదాలు', '/te/admissions/fee-structure'],
    ['చివరి తేదీ', '/te/admissions'],
    ['grandhalayam', '/te/services/digital-library'],
    ['internship', '/te/course-details/physiotherapy'],
  ] as const)
    expect(first(words, telugu)?.url, words).toBe(page);
  for (const [words, answer] of [
    ['వసతి', 'hostel'],
    ['hostel', 'hostel'],
    ['బస్సు', 'transport'],
    ['neet', 'neet'],
    ['నీట్', 'neet'],
  ] as const)
    expect(first(words, telugu)?.id, words).toBe(`answer-${answer}`);
  // English is found by Telugu, and by what people type of it.
  expect(first('పరీక్షలు')?.url).toBe('/exams');
  expect(first('haajaru')?.url).toBe('/student-login');
  expect(first('feejulu')?.url).toBe('/admissions/fee-structure');
  expect(first('కౌన్సెలింగ్')?.url).toBe('/admissions');
});
