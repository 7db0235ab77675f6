import { queryOptions } from '@tanstack/react-query';
import type { PromotionCandidate } from '#shared/office/promotions.ts';
import { callApi } from '#web/api/calls.ts';
import type { ChosenStudents } from '#web/portal/people/students/chosen-students.ts';

/** Whom a promotion is about: all but former students. @param selection only of these */
export function promotionCandidatesQuery(selection: ChosenStudents['selection'] | undefined) {
  return queryOptions<PromotionCandidate[]>({
    queryKey: ['promotion candidates', selection],
    queryFn: ({ signal }) =>
      selection
        ? callApi('createPromotionPreview', { signal, body: { selection } })
        : callApi('listPromotionCandidates', { signal }),
  });
}
