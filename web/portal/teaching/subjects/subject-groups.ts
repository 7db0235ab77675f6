import { type Year, years } from '#shared/kit/study-years.ts';
import type { Subject } from '#shared/teaching/subjects.ts';

export interface SubjectGroup {
  year: Year;
  subjects: Subject[];
}

/**
 * The groups of one page of the list. A year without any subject has an empty group, on the page where its rows would
 * begin; a year whose rows are all on other pages is left out.
 * @param shown the years selected by the filter
 */
export function groupsOfPage(
  subjects: readonly Subject[],
  shown: readonly Year[],
  { page, pageSize }: { page: number; pageSize: number },
): SubjectGroup[] {
  const first = (page - 1) * pageSize;
  const last = first + pageSize;
  const isLastPage = last >= subjects.length;
  let start = 0;
  return years
    .filter((year) => shown.includes(year))
    .flatMap((year) => {
      const ofYear = subjects.filter((subject) => subject.year === year);
      const begin = start;
      start += ofYear.length;
      if (ofYear.length === 0) {
        const isHere = begin >= first && (begin < last || isLastPage);
        return isHere ? [{ year, subjects: [] }] : [];
      }
      const onPage = ofYear.slice(Math.max(0, first - begin), Math.max(0, last - begin));
      return onPage.length > 0 ? [{ year, subjects: onPage }] : [];
    });
}
