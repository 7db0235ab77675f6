import { routes } from '#shared/routes.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import type { Shown } from '#web/site/parts/shown.ts';
import { StackTable } from '#web/site/parts/stack-table.tsx';
import { AdmissionsLayout } from './admissions-layout.tsx';

export function CoursesOfferedPage({ courses }: Shown<'courses'>) {
  const { coursesOffered, admissions } = useWords('admissions');
  const { title, lead, tableLabel, columns } = coursesOffered;
  return (
    <AdmissionsLayout header={<PageHeader title={title} lead={lead} />}>
      <StackTable
        caption={tableLabel}
        columns={columns}
        widths={{ course: 'w-[28%]' }}
        rows={courses.map(({ slug, name, duration, seats, eligibility }) => ({
          key: slug,
          cells: {
            seats: officeText(seats),
            eligibility: officeText(eligibility),
            duration: officeText(duration),
            course: (
              <TextLink
                href={routes.courseDetails(slug)}
                className="inline-flex min-h-11 items-center text-lg text-teal underline underline-offset-4"
              >
                {officeText(name)}
              </TextLink>
            ),
          },
        }))}
      />
      <div className="mt-10 flex flex-wrap gap-3 print:hidden">
        <ButtonLink link={admissions.apply} />
        <ButtonLink link={admissions.feesLink} variant="outline" />
      </div>
    </AdmissionsLayout>
  );
}
