import { type Year, yearLabels } from '#shared/kit/study-years.ts';
import { callPath } from '#web/api/calls.ts';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';

export const yearSubjects = (year: Year) => `${yearLabels[year]} Year Subjects`;

/** The heading of a year's subjects, with the link to their PDF document if there are any. */
export function YearHeading({ year, hasDocument }: { year: Year; hasDocument: boolean }) {
  return (
    <div className="mb-3 flex items-center justify-between gap-x-4">
      <h2 className="text-xl">{yearSubjects(year)}</h2>
      {hasDocument && (
        <PdfLink href={callPath('readSubjectList', { year })}>
          {/* On a phone it stays in the line of the heading. */}
          <span className="max-sm:sr-only">{`${yearLabels[year]} year (PDF)`}</span>
          <span className="sm:hidden" aria-hidden="true">
            PDF
          </span>
        </PdfLink>
      )}
    </div>
  );
}
