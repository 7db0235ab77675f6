import { type Figures, figuresOf, withFigures } from '#content/figures.ts';
import { sampleSource, startFacts } from '#content/start-facts.ts';
import { datesIn } from '#shared/kit/dates-in.ts';
import { readDay } from '#shared/kit/days.ts';
import { formatDate } from '#shared/kit/format.ts';
import type { Language } from '#shared/kit/languages.ts';
import { academicYearLabel } from '#shared/office/academic-year-labels.ts';
import type { CollegeFacts } from '#shared/website/college/college-facts.ts';
import { nextFeeNames, nextFees } from '#shared/website/fact-table.ts';
import type { FactContents } from '#shared/website/facts.ts';
import type { PublishedFacts, WebsiteContent } from '#shared/website/website-content.ts';
import type { Words } from './page-context.ts';

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

/** A source has only the name that its paper has; the day of it is said in the language. */
const sourceIn = (language: Language, source: string) =>
  source === sampleSource
    ? 'నమూనా వివరాలు'
    : source.replaceAll(/\d{1,2} [A-Z]\w+ \d{4}/g, (day) =>
        formatDate(readDay(day) ?? day, datesIn[language]),
      );

/** The same with the answers and the days in the language. */
function factsIn<Facts extends PublishedFacts>(language: Language, facts: Facts): Facts {
  if (language === 'en') return facts;
  const entries = Object.entries(facts).map(([name, fact]) => [
    name,
    {
      ...fact,
      source: sourceIn(language, fact.source),
      ...(fact.kind === 'answer' && { text: fact.textTe || fact.text }),
    },
  ]);
  return Object.fromEntries(entries) as Facts; // the same facts
}

interface ShownFacts {
  facts: FactContents;
  /** Those of them that are no start values. */
  publishedFacts: PublishedFacts;
  figures: Figures;
}

export function shownFacts(
  content: Pick<WebsiteContent, 'facts' | 'today'>,
  college: CollegeFacts,
  language: Language = 'en',
  words?: Words['figures'],
): ShownFacts {
  const publishedFacts = factsIn(language, factsToday(content));
  // The answers of the start name the college's phone.
  const start = withFigures(factsIn(language, startFacts), college);
  const facts = { ...start, ...publishedFacts };
  return {
    facts,
    publishedFacts,
    figures: figuresOf(facts, content.today, college, language, words?.figureWords),
  };
}
