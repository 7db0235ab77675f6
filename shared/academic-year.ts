// The two year labels of the site, both read from the calendar in India (product §9). Apart from format.ts, so that the
// home page's script does not bring the rest of it along.
const indiaYear = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' });

/** From the current year to the next: '2026-2027'. */
export function academicYearLabel(now: Date): string {
  const year = Number(indiaYear.format(now));
  return `${year}-${year + 1}`;
}

/** The year of the admission banner: '20' and the last two digits of the current year. */
export function admissionYear(now: Date): string {
  return `20${indiaYear.format(now).slice(-2)}`;
}
