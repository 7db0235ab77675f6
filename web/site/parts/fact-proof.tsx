import { formatCount, withoutBreaks } from '#shared/kit/format.ts';
import type { FactContent } from '#shared/website/facts.ts';
import { officeText } from '#web/site/parts/office-text.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';

/** 'For 2026-27 · Source: …' @param label before it, where the page shows the proofs of several facts */
export function FactProof({ fact, label }: { fact: FactContent; label?: string | undefined }) {
  const { answers } = useWords('admissions');
  const { year, sourceLink } = fact;
  // Only the paper's name may be English; the day of it is said in the language.
  const parts = withoutBreaks(fact.source).split(/(\d{1,2}\s\p{Script=Telugu}\D+\d{4})/u);
  const source = parts.map((part) => officeText(part));
  const shortYear = `${year.slice(0, 5)}${year.slice(-2)}`;
  const [before = ''] = answers.proof.replace('{year}', shortYear).split('{source}');
  return (
    <p className="mt-2 text-sm text-ink-soft wrap-anywhere">
      {label && `${label}: `}
      {before}
      {sourceLink ? (
        <a href={sourceLink} className="underline underline-offset-4">
          {source}
        </a>
      ) : (
        source
      )}
    </p>
  );
}

interface ClaimProofsProps {
  names: readonly ('graduates' | 'lives-impacted' | 'recognitions' | 'library-books')[];
  className?: string;
}

/** Of the numbers that the office has published; those of the start have no paper. */
export function ClaimProofs({ names, className }: ClaimProofsProps) {
  const { publishedFacts } = usePage();
  const published = names.flatMap((name) => publishedFacts[name] ?? []);
  if (published.length === 0) return null;
  return (
    <div className={className}>
      {published.map((fact) => (
        <FactProof key={`${fact.count} ${fact.source}`} fact={fact} label={`${formatCount(fact.count)}+`} />
      ))}
    </div>
  );
}
