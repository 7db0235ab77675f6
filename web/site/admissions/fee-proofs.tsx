import { formatRupees } from '#shared/kit/format.ts';
import { academicYearLabel } from '#shared/office/academic-year-labels.ts';
import { type FactName, nextFeeNames, nextFees } from '#shared/website/fact-table.ts';
import { FactProof } from '#web/site/parts/fact-proof.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';

const feeNames = ['fee-convener', 'fee-management', 'fee-once'] as const satisfies FactName[];

function useFeeLabels(): Record<(typeof feeNames)[number], string> {
  const { columns, rows, additional } = useWords('admissions').feeStructure;
  const [convener, management] = rows;
  return {
    'fee-convener': `${columns.perYear}, ${convener.quota}`,
    'fee-management': `${columns.perYear}, ${management.quota}`,
    'fee-once': additional.label,
  };
}

/** One line for all fees that come from the same paper, otherwise one for each that is published; then those of a year to come. */
export function FeeProofs() {
  const { publishedFacts } = usePage();
  const labels = useFeeLabels();
  const published = feeNames.flatMap((name) => {
    const fact = publishedFacts[name];
    return fact ? [{ name, fact }] : [];
  });
  const papers = new Set(published.map(({ fact }) => `${fact.year} ${fact.source} ${fact.sourceLink}`));
  const isOnePaper = published.length === feeNames.length && papers.size === 1;
  return (
    <>
      {published.slice(0, isOnePaper ? 1 : undefined).map(({ name, fact }) => (
        <FactProof key={name} fact={fact} label={isOnePaper ? undefined : labels[name]} />
      ))}
      <FeesAhead />
    </>
  );
}

/** What is known of the fees of a year that has not begun. */
function FeesAhead() {
  const { publishedFacts, today } = usePage();
  const { answers } = useWords('admissions');
  const labels = useFeeLabels();
  const year = academicYearLabel(new Date(today));
  return nextFeeNames.flatMap((name) => {
    const fact = publishedFacts[name];
    if (!fact || fact.year <= year) return [];
    const from = answers.ahead.replace('{year}', `${fact.year.slice(0, 5)}${fact.year.slice(-2)}`);
    return [
      <div key={name} className="mt-4">
        <p>
          {from} {labels[nextFees[name]]}: <b>{formatRupees(fact.amount)}</b>
        </p>
        <FactProof fact={fact} />
      </div>,
    ];
  });
}
