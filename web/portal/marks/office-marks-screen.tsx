import { ExamSessionSteps } from '#web/portal/exam-sessions/exam-session-steps.tsx';
import { lazyPart } from '#web/portal/shell/lazy-part.tsx';
import { MarksScreen } from './marks-screen.tsx';

const ExamDatesPublication = lazyPart(
  () => import('#web/portal/exam-sessions/exam-dates-publication.tsx'),
  'ExamDatesPublication',
);

/** The marks sheet with what only the office does about its session. */
export function OfficeMarksScreen() {
  return (
    <MarksScreen
      renderSteps={(session) => <ExamSessionSteps session={session} />}
      renderPublication={(session) => <ExamDatesPublication session={session} />}
    />
  );
}
