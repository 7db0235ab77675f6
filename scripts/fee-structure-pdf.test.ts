import { expect, test } from 'vitest';
import { feeStructure } from '#content/en/admissions.ts';
import { pdfStructure } from '#test/pdf-structure.ts';
import { pdfText } from '#test/pdf-text.ts';
import { feeLines } from '#web/site/admissions/fee-lines.ts';
import { feePdf } from './fee-structure-pdf.ts';

test('the PDF has the same fees as the page, on one page, in a tagged table', async () => {
  const pdf = await feePdf('2026-2027', new Date('2026-11-20T20:00:00Z'));
  const { title, language, outline, untagged } = pdfStructure(pdf);
  expect(title).toBe('Fee Structure, Academic year 2026-2027');
  expect(language).toBe('en-IN');
  expect(outline.slice(2, 5)).toEqual([
    '    H1 Fee Structure',
    `    P ${feeStructure.course}, ${feeStructure.duration.value}`,
    '    P Academic year 2026-2027',
  ]);
  const table = feeLines().flatMap(({ label, values }) => [
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
