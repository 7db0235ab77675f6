import { expect, test } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { pdfStructure } from '#test/pdf-structure.ts';
import { pdfText } from '#test/pdf-text.ts';
import { renderer, startContent } from '#test/website.ts';
import { feeSheetPdf } from './fee-sheet.ts';

test('the PDF has the same fees as the page, on one page, in a tagged table', async () => {
  const sheet = renderer.renderFeeSheet('2026-2027', { ...startContent, today: '2026-11-21' }, 'en');
  const pdf = await feeSheetPdf(sheet, readSettings({}).college);
  const { title, language, outline, untagged } = pdfStructure(pdf);
  expect(title).toBe('Fee Structure, Academic year 2026-2027');
  expect(language).toBe('en-IN');
  expect(outline.slice(2, 5)).toEqual([
    '    H1 Fee Structure',
    '    P Bachelor of Physiotherapy (BPT), 4 years + 6 months internship',
    '    P Academic year 2026-2027',
  ]);
  const table = [
    ['Seats', '17', '8'],
    ['Tuition fee per year', '₹ 50,000', '₹ 1,20,000'],
    ['Additional fees, one-time', '₹ 10,000', '₹ 10,000'],
    ['All 4 years with the one-time fees', '₹ 2,10,000', '₹ 4,90,000'],
  ].flatMap(([label, ...values]) => [
    '      TR',
    `        TH (Row) ${label}`,
    ...values.map((value) => `        TD ${value}`),
  ]);
  expect(outline.join('\n')).toContain(table.join('\n'));
  expect(outline.at(-1)).toContain('21 Nov 2026');
  expect(untagged).toBe('');
  expect(pdfText(pdf)).not.toContain('\uFFFD');
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});
