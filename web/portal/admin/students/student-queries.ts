// How the screens read and change students; what was changed is read again.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { defaultPageSize } from '#shared/list-query.ts';
import type { Student } from '#shared/students.ts';
import { callApi, callList } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { showToast } from '#web/ui/toasts.tsx';
import type { StudentListSearch } from './student-list-search.ts';

const record = 'personalInfo,contactInfo';
const wholeRecord = `${record},fees,results.subject,gradeInfo.subject`;

export function studentListQuery({ page = 1, pageSize = defaultPageSize, ...search }: StudentListSearch) {
  return queryOptions({
    queryKey: ['students', 'list', { ...search, page, pageSize }],
    queryFn: ({ signal }) =>
      callList('listStudents', { signal, query: { include: record, page, pageSize, ...search } }),
    placeholderData: keepPreviousData,
  });
}

export function studentQuery(id: string) {
  return queryOptions({
    queryKey: ['students', id],
    queryFn: ({ signal }) =>
      callApi('findStudent', { signal, params: { id }, query: { include: wholeRecord } }),
  });
}

export function refreshStudents(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['students'] });
}

const undoMilliseconds = 10_000;

/** Deletes at once and offers the way back (product §8 has no question here). @returns whether it is gone */
export async function deleteStudent({ id, firstName, lastName }: Student): Promise<boolean> {
  const name = `${firstName} ${lastName}`;
  try {
    await callApi('deleteStudent', { params: { id } });
  } catch {
    showToast('Failed to delete student', { isError: true });
    return false;
  }
  const undo = async () => {
    try {
      await callApi('restoreStudent', { params: { id } });
      showToast(`${name} is back`);
    } catch (error) {
      showToast(error instanceof Error ? error.message : 'Failed to bring the student back', {
        isError: true,
      });
    }
    await refreshStudents();
  };
  showToast(`${name} was deleted`, {
    milliseconds: undoMilliseconds,
    action: { label: 'Undo', run: () => void undo() },
  });
  await refreshStudents();
  return true;
}
