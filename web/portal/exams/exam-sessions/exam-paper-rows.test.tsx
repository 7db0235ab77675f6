import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaperRows, paperDrafts } from './exam-paper-rows.tsx';

const subjects = ['BPT101', 'BPT102'].map((code, index) => ({
  id: `p${index}`,
  code,
  name: `Subject ${code}`,
  year: 'FIRST' as const,
  version: 1,
}));
const drafts = paperDrafts(subjects, 'FIRST', '2026-11-20', undefined);
const markup = (papers: typeof drafts) =>
  renderToStaticMarkup(
    <PaperRows papers={papers} teachers={[]} fields={{}} onChange={() => undefined} />,
  ).split('Subjects</h3>')[0];

test('a field for all subjects shows the value in which the chosen papers agree', () => {
  const same = markup(drafts);
  expect(same).toContain('aria-label="Date of all"');
  expect(same).toContain('value="2026-11-20"');
  expect(same).not.toContain('different');
});

test('a field in which the chosen papers differ is empty, says so, and may stay empty', () => {
  const [first, second] = drafts.map((draft, index) => ({ ...draft, date: `2026-11-2${index}` }));
  if (!first || !second) throw new Error('two subjects make two drafts');
  const differing = markup([first, second]) ?? '';
  expect(differing).toContain('aria-label="Date of all, different"');
  expect(differing).not.toContain('value="2026-11-2');
  expect(differing.match(/\(different\)/g)).toHaveLength(1);
  expect(markup([first, { ...second, isChosen: false }])).toContain('value="2026-11-20"');
});
