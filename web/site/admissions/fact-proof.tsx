import { answers } from '#content/en/admissions.ts';
import type { FactContent } from '#shared/facts.ts';

/** 'For 2026-27 · Source: …', once for facts that have the same. */
export function FactProof({ facts }: { facts: readonly FactContent[] }) {
  const different = new Map(facts.map((fact) => [`${fact.year} ${fact.source} ${fact.sourceLink}`, fact]));
  return [...different].map(([key, { year, source, sourceLink }]) => {
    const [before = ''] = answers.proof
      .replace('{year}', `${year.slice(0, 5)}${year.slice(-2)}`)
      .split('{source}');
    return (
      <p key={key} className="mt-2 text-sm text-ink-soft wrap-anywhere">
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
  });
}
