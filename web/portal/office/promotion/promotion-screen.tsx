import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { counted } from '#shared/kit/format.ts';
import type { PromotionCandidate } from '#shared/office/promotions.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callApi } from '#web/api/calls.ts';
import { ListLink, useWayToList } from '#web/portal/kit/lists/way-to-list.tsx';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { NoSuchScreen } from '#web/portal/kit/shell/no-such-screen.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import type { ChosenStudents } from '#web/portal/people/students/chosen-students.ts';
import { PastBulkChanges } from '#web/portal/people/students/past-bulk-changes.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { PromotionForm } from './promotion-form.tsx';

/** Who goes to the next year, to internship, to the graduates: of whole years, or of the students chosen in the list. */
export function PromotionScreen() {
  const chosen = useLocation({ select: ({ state }) => state.chosenStudents });
  const { data, error, refetch } = useQuery(promotionCandidatesQuery(chosen?.selection));
  const wayToList = useWayToList(portalRoutes.admin('students'));
  const navigate = useNavigate();
  if (!useMayWrite()) return <NoSuchScreen />;
  return (
    <>
      <p className="mb-1 print:hidden">
        <ListLink to={portalRoutes.admin('students')} label="Student List" />
      </p>
      <ScreenHeader title="Promotion" />
      {chosen ? (
        <ChosenIntroduction chosen={chosen} found={data?.length} />
      ) : (
        <p className="mb-5 max-w-prose">
          Choose the years that are over, and untick who stays. Beside each name are the open fees, the papers
          not passed and the lowest attendance in a subject. Nothing is done until you press the button; then
          all go on together, and the whole promotion can be undone for 30 days.
        </p>
      )}
      {!data && <LoadState {...{ error, refetch }} />}
      {data?.length === 0 && !chosen && (
        <>
          <p className="font-medium">No students yet. The list of students adds them.</p>
          <Link to={portalRoutes.admin('students')} className={buttonClass('plain', 'mt-3')}>
            Students
          </Link>
        </>
      )}
      {data && data.length > 0 && (
        <PromotionForm
          key={chosen ? 'chosen' : 'years'}
          candidates={data}
          selection={chosen?.selection}
          onDone={async () => {
            // The students may no longer match the filter under which they were chosen.
            if (chosen) await navigate(wayToList);
          }}
        />
      )}
      <PastBulkChanges />
    </>
  );
}

/** @param found how many of them a promotion is about; undefined while they load */
function ChosenIntroduction({ chosen, found }: { chosen: ChosenStudents; found: number | undefined }) {
  const former = chosen.count - (found ?? chosen.count);
  return (
    <>
      <p className="max-w-prose">
        Only the {counted(chosen.count, 'student')} you chose in the list. Untick who stays. Nothing is done
        until you press the button; then all go on together, and the whole promotion can be undone for 30
        days.
        {former > 0 &&
          ` ${counted(former, 'student')} left or graduated before: ${former === 1 ? 'this one does' : 'these do'} not go on.`}
      </p>
      <p className="mb-3">
        <Link to={portalRoutes.admin('promotion')} className="inline-flex min-h-11 items-center link-alone">
          Promote whole years instead
        </Link>
      </p>
    </>
  );
}

/** Whom a promotion is about: all but former students. @param selection only of these */
function promotionCandidatesQuery(selection: ChosenStudents['selection'] | undefined) {
  return queryOptions<PromotionCandidate[]>({
    queryKey: ['promotion candidates', selection],
    queryFn: ({ signal }) =>
      selection
        ? callApi('createPromotionPreview', { signal, body: { selection } })
        : callApi('listPromotionCandidates', { signal }),
  });
}
