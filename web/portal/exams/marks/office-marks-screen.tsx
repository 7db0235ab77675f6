import { ExamSessionSteps } from '#web/portal/exams/exam-sessions/exam-session-steps.tsx';
import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { MarksScreen } from './marks-screen.tsx';

const ExamDatesPublication = lazyPart(
  () => import('#web/portal/exams/exam-sessions/exam-dates-publication.tsx'),
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
