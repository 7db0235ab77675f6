import { Download } from 'lucide-react';
import { pathIn } from '#shared/kit/languages.ts';
import { academicYearLabel } from '#shared/office/academic-year-labels.ts';
import { feeStructurePdf, routes } from '#shared/routes.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import { PrintButton } from '#web/site/parts/print-button.tsx';
import type { Shown } from '#web/site/parts/shown.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { AdmissionsLayout } from './admissions-layout.tsx';
import { FeeProofs } from './fee-proofs.tsx';
import { FeeTable } from './fee-table.tsx';

export function FeeStructurePage({ today }: Shown) {
  const { feeStructure, admissions } = useWords('admissions');
  const { language } = usePage();
  const year = academicYearLabel(new Date(today));
  const { title, lead, yearLabel, rows, perYear, ofSeats, additional, notesHeading, notes } = feeStructure;
  return (
    <AdmissionsLayout
      header={
        <PageHeader title={title} lead={lead}>
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            <a
              href={pathIn(language, feeStructurePdf(year))}
              download={feeStructure.fileName.replace('{year}', year)}
              className={buttonClass('primary')}
            >
              <Download className="size-5" aria-hidden="true" />
              {feeStructure.download}
            </a>
            <PrintButton />
          </div>
        </PageHeader>
      }
    >
      <p className="text-lg">
        {feeStructure.course}
        <br />
        {feeStructure.duration.value}
        <br />
        <span className="font-semibold text-teal">{yearLabel.replace('{year}', year)}</span>
      </p>
      <dl className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {rows.map((row) => (
          <div key={row.quota} className="flex flex-col-reverse justify-end border-t-4 border-teal pt-4">
            <dt>
              <span className="block text-lg font-semibold">{row.quota}</span>
              <span className="text-ink-soft tabular">
                {row.share}% {ofSeats}
              </span>
            </dt>
            <dd className="text-4xl leading-tight font-bold whitespace-nowrap text-ink tabular">
              {row.perYear}
              <span className="mb-2 block text-base font-normal text-ink-soft">{perYear}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-text border-l-4 border-turmeric pl-4">
        <strong className="font-semibold">
          {additional.label}: <span className="whitespace-nowrap">{additional.amount}.</span>
        </strong>{' '}
        {additional.help}
      </p>
      <h2 className="mt-14 text-3xl print:mt-6">{feeStructure.sumHeading}</h2>
      <FeeTable />
      <FeeProofs />
      <h2 className="mt-14 text-2xl print:mt-6">{notesHeading}</h2>
      <ul className="mt-4 grid max-w-text list-disc gap-2 pl-5 marker:text-teal">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-x-8 print:hidden">
        {[feeStructure.scholarship, { label: admissions.title, url: routes.admissions }].map((link) => (
          <TextLink key={link.url} link={link} />
        ))}
      </div>
    </AdmissionsLayout>
  );
}
