import { type Figures, figuresOf } from '#content/figures.ts';
import { startFacts } from '#content/start-facts.ts';
import { academicYearLabel } from '#shared/office/academic-year-labels.ts';
import { nextFeeNames, nextFees } from '#shared/website/fact-table.ts';
import type { FactContents } from '#shared/website/facts.ts';
import type { PublishedFacts, WebsiteContent } from '#shared/website/website-content.ts';

/** What is published, with the fees of a later year in place of those before them from the day that year begins. */
function factsToday({ facts, today }: Pick<WebsiteContent, 'facts' | 'today'>): PublishedFacts {
  const year = academicYearLabel(new Date(today));
  const shown = { ...facts };
  for (const name of nextFeeNames) {
    const [next, fee] = [facts[name], nextFees[name]];
    if (next && next.year <= year && next.year > (facts[fee] ?? startFacts[fee]).year) shown[fee] = next;
  }
  return shown;
}

interface ShownFacts {
  facts: FactContents;
  /** Those of them that are no start values. */
  publishedFacts: PublishedFacts;
  figures: Figures;
}

export function shownFacts(content: Pick<WebsiteContent, 'facts' | 'today'>): ShownFacts {
  const publishedFacts = factsToday(content);
  const facts = { ...startFacts, ...publishedFacts };
  return { facts, publishedFacts, figures: figuresOf(facts, content.today) };
}
