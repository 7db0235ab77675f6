import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pdfStructure } from '#test/pdf-structure.ts';
import { pdfText, readObjects } from '#test/pdf-text.ts';
import { type CollegeDocument, makePdf } from './document.ts';
import { toRuns } from './fonts.ts';
import type { Paper } from './paper.ts';

const college = {
  name: 'Sample College',
  letterhead: ['Sample Street', '+91 90000 00000'],
  logo: undefined,
  colour: '',
};
const document = (write: (paper: Paper) => void, about?: string): CollegeDocument => ({
  title: 'Certificate',
  note: 'Keep it.',
  write,
  ...(about && { about }),
});

test('a number stays in one line beside a short label', async () => {
  const lines = async (number: string) => {
    const facts = [
      ['Number', number],
      ['Date', '23 Nov 2026'],
    ] as const;
    const pdf = await makePdf([{ ...document((paper) => paper.facts(facts)), size: 12 }], college);
    return [...readObjects(pdf).values()].flatMap(({ stream }) => stream.match(/\] TJ/g) ?? []).length;
  };
  expect(await lines('VCP/BC/2026-27/0003')).toBe(await lines('7'));
});

test('invisible characters are left out; a letter that no font has is a box as wide as it is measured', async () => {
  const text = 'A\u202Es\u200Bh\uFEFFa \u2066D\u2069evi 漢';
  const pdf = await makePdf([{ ...document((paper) => paper.text(text)), size: 12 }], college);
  expect(pdfText(pdf)).toContain('Asha Devi \uFFFD');
  const widths = [...readObjects(pdf).values()].flatMap(
    ({ head }) => /\/W \[0 \[(\d+)/.exec(head)?.[1] ?? [],
  );
  expect(widths.length).toBeGreaterThan(0);
  for (const width of widths) expect(Number(width)).toBeLessThan(1000);
});

test('everything in a document is tagged in reading order; letterhead and page numbers are not read out', async () => {
  const photo = readFileSync(join(import.meta.dirname, '../db/demo/event-photos/yoga-morning-thumbnail.jpg'));
  const pdf = await makePdf(
    [
      document((paper) => {
        paper.facts([['Name', 'లక్ష్మీ ప్రసన్న C.']], { bytes: photo, alt: 'Photo of the student' });
        paper.text('One line.\nAnother – with (brackets).');
        paper.heading('Fees');
        paper.table(
          [
            { header: 'Fee', width: 3, isRowHeader: true },
            { header: 'Amount', width: 1, align: 'right' },
          ],
          [['హాస్టల్', '₹ 5,000']],
          [['Total', '₹ 5,000']],
        );
        paper.foot('/verify/1', 'memo', ['Stamp', 'Principal']);
      }),
    ],
    college,
  );
  expect(pdfStructure(pdf)).toEqual({
    language: 'en-IN',
    title: 'Certificate',
    outline: [
      'Document',
      '  Sect',
      '    H1 Certificate',
      '    L',
      '      LI',
      '        Lbl Name ',
      '        LBody లక్ష్మీ ప్రసన్న C.',
      '    Figure Photo of the student',
      '    P One line. Another – with (brackets).',
      '    H2 Fees',
      '    Table',
      '      TR',
      '        TH (Column) Fee',
      '        TH (Column) Amount',
      '      TR',
      '        TH (Row) హాస్టల్',
      '        TD ₹ 5,000',
      '      TR',
      '        TH (Row) Total',
      '        TD ₹ 5,000',
      '    Figure Code that leads to /verify/1',
      '    P Scan the code to check this memo:',
      '    P /verify/1',
      '    P Stamp',
      '    P Principal',
    ],
    artifacts: 'Sample CollegeSample Street+91 90000 00000Keep it.Page 1 of 1',
    untagged: '',
  });
  expect(pdf.toString('latin1')).toContain('/DisplayDocTitle true');
});

test('a table over several pages is read as one with one header; a paragraph continues on the next page', async () => {
  const words = Array.from({ length: 300 }, (_, index) => `word${index}`);
  const rows = Array.from({ length: 60 }, (_, index) => [`Row ${index}`]);
  const pdf = await makePdf(
    [
      document((paper) => {
        paper.table([{ header: 'What', width: 1 }], rows);
        paper.text(words.join(' '), { size: 30 });
      }),
    ],
    college,
  );
  const { outline, artifacts, untagged } = pdfStructure(pdf);
  const tagged = (role: string) => outline.filter((line) => line.trim().startsWith(`${role} `));
  expect(outline.filter((line) => line.includes('Table'))).toHaveLength(1);
  expect(tagged('TH')).toEqual(['        TH (Column) What']);
  expect(tagged('TD')).toEqual(rows.map(([text]) => `        TD ${text}`));
  expect(tagged('P')).toEqual([`    P ${words.join(' ')}`]);
  expect(artifacts).toContain('What');
  expect(artifacts).toContain('Page 3 of ');
  expect(untagged).toBe('');
});

test('code and signatures are one block: where they do not fit, both go to the next page', async () => {
  const pagesAfter = async (points: number) => {
    const write = (paper: Paper) => {
      paper.space(points);
      paper.foot('/verify/1', 'memo', ['Principal']);
    };
    const pdf = await makePdf([document(write)], college);
    return [...readObjects(pdf).values()].filter(({ stream }) => stream.includes('/Artifact'));
  };
  const counts = new Set<number>();
  for (let points = 480; points <= 720; points += 8) {
    const pages = await pagesAfter(points);
    counts.add(pages.length);
    expect(pages.at(-1)?.stream).toContain('/Figure');
  }
  expect([...counts]).toEqual([1, 2]);
});

test('a class is one file: a section, a bookmark and page numbers of its own for each', async () => {
  const one = (name: string) => document((paper) => paper.text(name), name);
  const pdf = await makePdf(['Anil', 'లక్ష్మీ'].map(one), college, 'Certificates of the first year');
  const { title, outline, artifacts } = pdfStructure(pdf);
  expect(title).toBe('Certificates of the first year');
  expect(outline).toEqual([
    'Document',
    '  Sect',
    '    H1 Certificate',
    '    P Anil',
    '  Sect',
    '    H1 Certificate',
    '    P లక్ష్మీ',
  ]);
  expect(artifacts.match(/Page 1 of 1/g)).toHaveLength(2);
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(pdf.toString('latin1')).toContain('/Title (Anil)');
});

test('a class is no longer written once its reader has left', async () => {
  let written = 0;
  const count = () => document((paper) => paper.text(`${(written += 1)}`), 'Anil');
  const left = () => {
    throw new Error('has left');
  };
  await expect(makePdf([count(), count(), count()], college, 'Class', left)).rejects.toThrow('has left');
  expect(written).toBe(1);
});

test('a frame without a photo says what belongs there, to the eye alone', async () => {
  const pdf = await makePdf(
    [document((paper) => paper.facts([['Name', 'Anil']], { bytes: undefined, alt: 'Photo' }))],
    college,
  );
  const { outline, artifacts } = pdfStructure(pdf);
  expect(outline.join()).not.toContain('Figure');
  expect(artifacts).toContain('Photo');
});

test('Telugu is shaped: the vowel sign is next to its consonant, signs below follow', async () => {
  const pdf = await makePdf([document((paper) => paper.text('లక్ష్మీ'))], college);
  // The order of the drawn glyphs; the text for reading is checked above.
  expect(pdfText(pdf)).toContain('లకీ్ష్మ');
});

test('each run of a line has a font with its letters', () => {
  expect(toRuns('Fee ₹ 5 లక్ష్మీ క్', 'bold')).toEqual([
    { font: 'latin bold', text: 'Fee ₹ 5 ' },
    { font: 'telugu bold', text: 'లక్ష్మీ' },
    { font: 'latin bold', text: ' ' },
    { font: 'telugu bold', text: 'క్' },
  ]);
});

test.each([
  ['devanagari', 'राम कुमार शर्मा ज्ञानेश्वर ॐ १२३।', 'hi-IN'],
  ['tamil', 'முருகன் லட்சுமி ஸ்ரீ க்ஷ', 'ta-IN'],
  ['kannada', 'ಲಕ್ಷ್ಮೀ ಕೃಷ್ಣಮೂರ್ತಿ ೧೨', 'kn-IN'],
  ['odia', 'ସୁଭାଷ ଦାଶ ଲକ୍ଷ୍ମୀ ଡ଼ ୧୨', 'or-IN'],
])('a name in %s has letters, no boxes, and is read in its language', async (script, name, language) => {
  const pdf = await makePdf([document((paper) => paper.facts([['Name', name]]))], college);
  expect(pdfText(pdf)).not.toContain('\uFFFD');
  expect([...readObjects(pdf).values()].map(({ stream }) => stream).join()).toContain(language);
  expect(toRuns(name, 'regular').some(({ font }) => font === `${script} regular`)).toBe(true);
});

test('symbols are left out, as no font has them', async () => {
  const pdf = await makePdf([document((paper) => paper.text('Sports fee🏏👩‍👩‍👧 ₹ 5 ❤️ ©'))], college);
  expect(pdfText(pdf)).toContain('Sports fee ₹ 5  ©');
});

test('no arrangement of letters and signs stops a document', async () => {
  const scripts = ['కఱళ్ిూృంఃౄ', 'कऱळ्िूृंःँ', 'கஸஷ்ிூெைௌஃ', 'ಕಱಳ್ಿೂೃಂಃ', 'କଷଳ୍ିୂୃଂଃଁ'];
  const word = fc.oneof(
    ...scripts.map((letters) => fc.string({ unit: fc.constantFrom(...Array.from(letters)), maxLength: 9 })),
  );
  const words = fc.sample(word, { numRuns: 600, seed: 40 }).join(' ');
  const pdf = await makePdf([document((paper) => paper.text(words))], college);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
