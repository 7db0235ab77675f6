// product §9: the academic year is that of the reader's day, not of the day the page was built.
import { academicYearLabel } from '#shared/academic-year.ts';
import { showPrintButtons } from '../frame/print-script.ts';

for (const label of document.querySelectorAll<HTMLElement>('[data-academic-year]'))
  label.textContent = (label.dataset.academicYear ?? '').replace('{year}', academicYearLabel(new Date()));
showPrintButtons();
