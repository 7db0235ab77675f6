// What the pages show of the facts that the office has published; the start values stand for all others.
import { figuresOf, startFigures } from '#content/figures.ts';
import { startFacts } from '#content/start-facts.ts';
import { replaceFigures } from '#shared/fact-marks.ts';
import { type FactName, factTable } from '#shared/fact-table.ts';
import { type FactContents } from '#shared/facts.ts';
import type { FeeSheet } from '#shared/fee-sheet.ts';
import type { Figures, PublishedContent } from '#shared/published.ts';
import { Answers } from '#web/site/admissions/answers.tsx';
import { FactProof } from '#web/site/admissions/fact-proof.tsx';
import { feeSheet } from '#web/site/admissions/fee-sheet.ts';

const answerNames = ['hostel', 'transport', 'neet', 'recognition', 'phones'] as const satisfies FactName[];
const feeNames = ['fee-convener', 'fee-management', 'fee-once'] as const satisfies FactName[];

const factsOf = ({ facts }: PublishedContent): FactContents => ({ ...startFacts, ...facts });
const allFigures = (content: PublishedContent): Figures => figuresOf(factsOf(content), content.today);

/** The figures that differ from those of the build. */
export function changedFigures(content: PublishedContent): Figures {
  const start: Figures = startFigures;
  return Object.fromEntries(
    Object.entries(allFigures(content)).filter(([name, text]) => text !== start[name]),
  );
}

export const hasAnswers = ({ facts }: PublishedContent) => answerNames.some((name) => facts[name]);
export const PublishedAnswers = (content: PublishedContent) => <Answers facts={factsOf(content)} />;

export const hasFees = ({ facts }: PublishedContent) => feeNames.some((name) => facts[name]);
/** One line for all fees that come from the same paper, otherwise one for each that is published. */
export function FeeProof({ facts }: PublishedContent) {
  const published = feeNames.flatMap((name) => {
    const fact = facts[name];
    return fact ? [{ name, fact }] : [];
  });
  const papers = new Set(published.map(({ fact }) => `${fact.year} ${fact.source} ${fact.sourceLink}`));
  const isOnePaper = published.length === feeNames.length && papers.size === 1;
  return published
    .slice(0, isOnePaper ? 1 : undefined)
    .map(({ name, fact }) => (
      <FactProof key={name} fact={fact} label={isOnePaper ? undefined : factTable[name].label} />
    ));
}

/** The words come with marks from content/, and leave with the published figures. */
export function publishedFeeSheet(content: PublishedContent, year: string): FeeSheet {
  const figures = allFigures(content);
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return replaceFigures(value, (name, text) => figures[name] ?? text);
    if (Array.isArray(value)) return value.map(filled);
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, child]) => [key, filled(child)]))
      : value;
  };
  return filled(feeSheet(year, content.today)) as FeeSheet; // the same shape
}
