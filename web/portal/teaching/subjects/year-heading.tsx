import { type Year, yearLabels } from '#shared/kit/study-years.ts';
import { say } from '#shared/kit/text/say.ts';
import { callPath } from '#web/api/calls.ts';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';

export const yearSubjects = (year: Year) => say('{year} Year Subjects', { year: say(yearLabels[year]) });

/** The heading of a year's subjects, with the link to their PDF document if there are any. */
export function YearHeading({ year, hasDocument }: { year: Year; hasDocument: boolean }) {
  return (
    <div className="mb-3 flex items-center justify-between gap-x-4">
      <h2 className="text-xl">{yearSubjects(year)}</h2>
      {hasDocument && (
        <PdfLink href={callPath('readSubjectList', { year })}>
          {/* On a phone it stays in the line of the heading. */}
          <span className="max-sm:sr-only">{say('{year} year (PDF)', { year: say(yearLabels[year]) })}</span>
          <span className="sm:hidden" aria-hidden="true">
            PDF
          </span>
        </PdfLink>
      )}
    </div>
  );
}
