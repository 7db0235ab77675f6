// product §9: the academic year depends on the visitor's date, not on the date of the build.
import { academicYearLabel } from '#shared/office/academic-year-labels.ts';
import '#web/site/parts/print-script.ts';

const year = academicYearLabel(new Date());
for (const label of document.querySelectorAll<HTMLElement>('[data-academic-year]'))
  label.textContent = (label.dataset.academicYear ?? '').replace('{year}', year);

const pdf = document.querySelector<HTMLAnchorElement>('[data-years]');
const years = pdf?.dataset.years?.split(' ') ?? [];
// Without a PDF of that year the link to that of the build stays, whose name contains its year.
if (pdf && years.includes(year)) {
  pdf.href = pdf.href.replace(years[0] ?? '', year);
  pdf.download = pdf.download.replace(years[0] ?? '', year);
}
