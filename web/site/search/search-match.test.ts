import { expect, test } from 'vitest';
import { findEntries, queryWords, type SearchEntry, searchable } from './search-match.ts';

let made = 0;
function entry(given: Partial<SearchEntry>): SearchEntry {
  made += 1;
  return { id: `entry-${made}`, kind: 'page', title: 'Page', url: '/', text: 'Text', ...given };
}
const titles = (entries: readonly SearchEntry[], query: string) =>
  findEntries(entries.map(searchable), query).entries.map(({ title }) => title);

test('a title comes before a question, a question before other text', () => {
  const entries = [
    entry({ title: 'Contact', text: 'Ask about fees' }),
    entry({ kind: 'question', title: 'When are fees due?' }),
    entry({ title: 'Fees' }),
  ];
  expect(titles(entries, 'fees')).toEqual(['Fees', 'When are fees due?', 'Contact']);
});

test('a title that only begins like the word still comes before a question that has it whole', () => {
  const entries = [entry({ kind: 'question', title: 'Is there a fee?' }), entry({ title: 'Fees' })];
  expect(titles(entries, 'fee')).toEqual(['Fees', 'Is there a fee?']);
});

test('of two titles the better fit comes first, equals keep their order', () => {
  const entries = ['Physiotherapy', 'Therapy rooms', 'Therapy', 'Old therapy'].map((title) =>
    entry({ title }),
  );
  expect(titles(entries, 'therapy')).toEqual(['Therapy rooms', 'Therapy', 'Old therapy', 'Physiotherapy']);
});

test('where an entry has every word, in whatever text, one that misses a word is not found', () => {
  const entries = [
    entry({ title: 'Exam schedule', text: 'Dates of the papers' }),
    entry({ title: 'Exam results', text: 'Marks' }),
  ];
  expect(titles(entries, 'exam dates')).toEqual(['Exam schedule']);
  expect(titles(entries, 'dates exam')).toEqual(['Exam schedule']);
});

test('where no entry has every word, those with most of them are found, and it is said', () => {
  const entries = [
    entry({ title: 'Fees', text: 'With a pass' }),
    entry({ kind: 'question', title: 'Is there a bus?', text: 'Ask at the gate' }),
    entry({ title: 'Hostel' }),
  ].map(searchable);
  const found = (query: string) => findEntries(entries, query);
  expect(found('bus pass').entries.map(({ title }) => title)).toEqual(['Is there a bus?', 'Fees']);
  expect(found('bus gate pass').entries.map(({ title }) => title)).toEqual(['Is there a bus?']);
  expect(found('fees hostal').entries.map(({ title }) => title)).toEqual(['Fees', 'Hostel']);
  expect(found('bus pass').isPartial).toBe(true);
  expect(found('bus gate').isPartial).toBe(false);
  expect(found('swimming pool')).toEqual({ entries: [], isPartial: false });
});

test('fillers beside other words are left out', () => {
  const entries = [entry({ title: 'Is there a hostel?' }), entry({ title: 'Ragging' })];
  expect(titles(entries, 'is ragging there')).toEqual(['Ragging']);
  expect(titles(entries, 'is there')).toEqual(['Is there a hostel?']);
});

test('a year beside other words is left out', () => {
  const entries = [entry({ title: 'Fees' }), entry({ title: 'Terms', text: 'Fees of 2026' })];
  for (const query of ['fees 2026', 'fees 2026-27', '2026-2027 fees'])
    expect(titles(entries, query)).toEqual(['Fees', 'Terms']);
  expect(titles(entries, '2026')).toEqual(['Terms']);
  expect(queryWords('1,20,000')).toEqual(['1', '20', '000']);
  expect(queryWords('120260')).toEqual(['120260']);
});

test('words that are never shown are found too', () => {
  expect(titles([entry({ title: 'Fee Structure', words: 'cost ఫీజు' })], 'cost')).toEqual(['Fee Structure']);
});

test('a synonym ranks below titles and questions, above the other words of a page', () => {
  const entries = [
    entry({ title: 'Scholarships', words: 'phone' }),
    entry({ title: 'Contact', synonyms: 'phone' }),
    entry({ kind: 'question', title: 'Which phone number?' }),
  ];
  expect(titles(entries, 'phone')).toEqual(['Which phone number?', 'Contact', 'Scholarships']);
});

test('a page comes before a linked book, also where only the book has the word as it is typed', () => {
  const entries = [
    entry({ kind: 'reference', title: 'Principles of Electrotherapy' }),
    entry({ title: 'Principal' }),
  ];
  expect(titles(entries, 'principle')).toEqual(['Principal', 'Principles of Electrotherapy']);
  expect(titles(entries, 'principel')).toEqual(['Principal', 'Principles of Electrotherapy']);
});

test('case and accents make no difference', () => {
  const entries = [entry({ title: 'Café Résumé' })];
  for (const query of ['cafe', 'CAFÉ', 'resume', 'RÉSUMÉ CAFE'])
    expect(titles(entries, query)).toHaveLength(1);
});

test('Telugu is found as it is typed, and its vowel signs are kept', () => {
  const entries = [entry({ title: 'ఫీజుల వివరాలు' }), entry({ title: 'ఫోన్' })];
  expect(titles(entries, 'ఫీజు')).toEqual(['ఫీజుల వివరాలు']);
  expect(titles(entries, 'ఫో')).toEqual(['ఫోన్']);
});

test('quotation marks make no difference', () => {
  const entries = [entry({ title: 'Women’s Hostel' })];
  for (const query of ["women's", 'women’s', 'womens hostel']) expect(titles(entries, query)).toHaveLength(1);
});

test('an invisible joiner inside a word changes nothing', () => {
  const entries = [entry({ title: 'స్కాలర్\u200cషిప్' })];
  expect(titles(entries, 'స్కాలర్షిప్')).toHaveLength(1);
});

test('short words are found at the beginning of words, longer ones inside them too', () => {
  const entries = [entry({ title: 'Start' })];
  expect(titles(entries, 'art')).toEqual([]);
  expect(titles(entries, 'tart')).toEqual(['Start']);
});

test('fewer than two letters find nothing, signs are no letters', () => {
  for (const query of ['', ' ', 'f', '?', ' - / ', '*']) expect(queryWords(query)).toEqual([]);
  expect(queryWords('b p')).toEqual(['bp']);
  expect(queryWords('  Fee, structure! ')).toEqual(['fee', 'structure']);
});

test('what is typed is never taken as a pattern', () => {
  const entries = [entry({ title: 'Fees (2026)' })];
  expect(titles(entries, 'fees (2026')).toEqual(['Fees (2026)']);
  expect(titles(entries, '.*')).toEqual([]);
});

test.each(['fess', 'feees', 'fese', 'scholorship', 'schoalrship', 'scholarshp'])(
  '%s is found though misspelt',
  (query) => {
    const entries = [
      entry({ title: 'Fees' }),
      entry({ title: 'Scholarships' }),
      entry({ text: 'Professor' }),
    ];
    expect(titles(entries, query)[0]).toBe(query.startsWith('f') ? 'Fees' : 'Scholarships');
  },
);

test('a long word may have two mistakes, a short one has one', () => {
  const entries = [entry({ title: 'Physiotherapy' }), entry({ title: 'Hostel' })];
  for (const query of ['phisioterapy', 'fisiotherapy', 'physiothreapyy'])
    expect(titles(entries, query)).toEqual(['Physiotherapy']);
  expect(titles(entries, 'hastal')).toEqual([]);
});

test('words that are spelt right find nothing that only looks like them', () => {
  const entries = [entry({ title: 'Course' }), entry({ title: 'Courts' })];
  expect(titles(entries, 'course')).toEqual(['Course']);
});
