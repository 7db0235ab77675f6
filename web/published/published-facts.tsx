// What the pages show of the facts that the office has published; all others have their start values.
import { answers } from '#content/en/admissions.ts';
import { figuresOf, startFigures } from '#content/figures.ts';
import { startFacts } from '#content/start-facts.ts';
import { formatRupees } from '#shared/kit/format.ts';
import type { FeeSheet } from '#shared/money/fee-sheet.ts';
import { academicYearLabel } from '#shared/office/academic-year-labels.ts';
import { type FactName, factTable, nextFeeNames, nextFees } from '#shared/website/fact-table.ts';
import type { FactContents } from '#shared/website/facts.ts';
import { replaceFigures } from '#shared/website/figure-marks.ts';
import type { Figures, PublishedContent } from '#shared/website/published.ts';
import { Answers } from '#web/site/admissions/answers.tsx';
import { feeSheet } from '#web/site/admissions/fee-sheet.ts';
import { FactProof } from '#web/site/parts/fact-proof.tsx';

const answerNames = ['hostel', 'transport', 'neet', 'recognition', 'phones'] as const satisfies FactName[];
const feeNames = ['fee-convener', 'fee-management', 'fee-once'] as const satisfies FactName[];

/** What is published, with the fees of a later year in place of those before them from the day that year begins. */
function publishedFacts({ facts, today }: PublishedContent): PublishedContent['facts'] {
  const year = academicYearLabel(new Date(today));
  const shown = { ...facts };
  for (const name of nextFeeNames) {
    const [next, fee] = [facts[name], nextFees[name]];
    if (next && next.year <= year && next.year > (facts[fee] ?? startFacts[fee]).year) shown[fee] = next;
  }
  return shown;
}

const factsOf = (content: PublishedContent): FactContents => ({ ...startFacts, ...publishedFacts(content) });
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

export const hasFees = ({ facts }: PublishedContent) =>
  [...feeNames, ...nextFeeNames].some((name) => facts[name]);
/** One line for all fees that come from the same paper, otherwise one for each that is published. */
export function FeeProof(content: PublishedContent) {
  const facts = publishedFacts(content);
  const published = feeNames.flatMap((name) => {
    const fact = facts[name];
    return fact ? [{ name, fact }] : [];
  });
  const papers = new Set(published.map(({ fact }) => `${fact.year} ${fact.source} ${fact.sourceLink}`));
  const isOnePaper = published.length === feeNames.length && papers.size === 1;
  return (
    <>
      {published.slice(0, isOnePaper ? 1 : undefined).map(({ name, fact }) => (
        <FactProof key={name} fact={fact} label={isOnePaper ? undefined : factTable[name].label} />
      ))}
      <FeesAhead {...content} />
    </>
  );
}

/** What is known of the fees of a year that has not begun. */
function FeesAhead({ facts, today }: PublishedContent) {
  const year = academicYearLabel(new Date(today));
  return nextFeeNames.flatMap((name) => {
    const fact = facts[name];
    if (!fact || fact.year <= year) return [];
    const from = answers.ahead.replace('{year}', `${fact.year.slice(0, 5)}${fact.year.slice(-2)}`);
    return [
      <div key={name} className="mt-4">
        <p>
          {from} {factTable[nextFees[name]].label}: <b>{formatRupees(fact.amount)}</b>
        </p>
        <FactProof fact={fact} />
      </div>,
    ];
  });
}

/** The fee sheet of a year: the marks in the words of content/ are replaced by the published figures. */
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
