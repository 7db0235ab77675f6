// The address names the person whose screens a panel shows.
import { studentListSearch } from '#web/portal/students/student-list-search.ts';

const personId = (id: unknown) => (typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined);

export const studentPanelSearch = ({ student }: Record<string, unknown>) => ({ student: personId(student) });
export const facultyPanelSearch = ({ faculty }: Record<string, unknown>) => ({ faculty: personId(faculty) });

/** The faculty panel's student list has search parameters of its own. */
export const facultyStudentsSearch = (address: Record<string, unknown>) => ({
  ...studentListSearch(address),
  ...facultyPanelSearch(address),
});
