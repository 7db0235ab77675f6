// Both lists of people show students and faculty below each other: one search, and a page for each.
import { contactInfoSortKeys } from '#shared/people/contact-info.ts';
import { personalInfoSortKeys } from '#shared/people/personal-info.ts';
import { studentStatuses } from '#shared/people/student-status.ts';
import { type ListSearch, listSearch } from '#web/portal/kit/lists/list-search.ts';
import type { StudentListSearch } from '#web/portal/people/students/student-list-search.ts';

export type PeopleSearch<K extends string = string> = ListSearch<K> & {
  facultyPage?: number | undefined;
  status?: StudentListSearch['status'];
};

function withFacultyPage<S>(read: (address: Record<string, unknown>) => S) {
  return (address: Record<string, unknown>) => {
    const page = Number(address.facultyPage);
    return { ...read(address), facultyPage: Number.isInteger(page) && page > 1 ? page : undefined };
  };
}

/** As in the list of students: without a status in the address the current ones. */
const filters = { status: ['ALL', ...studentStatuses] } as const;

export const personalInfoSearch = withFacultyPage(listSearch(personalInfoSortKeys, filters));
export const contactInfoSearch = withFacultyPage(listSearch(contactInfoSortKeys, filters));
