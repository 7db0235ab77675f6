import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ExamSession, ExamState } from '#shared/exams/exam-sessions.ts';
import { counted } from '#shared/kit/format.ts';
import { sumOf } from '#shared/kit/sums.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { QuestionDialog } from '#web/portal/kit/forms/question-dialog.tsx';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { useMayWrite, WriteOnly } from '#web/portal/kit/rows/use-may-write.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { usePortalUser } from '#web/portal/teaching/registers/use-portal-user.ts';
import { Button } from '#web/ui/button.tsx';

const ExamSessionDialog = lazyDialog(() => import('./exam-session-dialog.tsx'));

interface Step {
  state: ExamState;
  label: string;
  text: string;
  done: string;
  needsReason?: boolean;
}

const steps: Readonly<Record<ExamState, readonly Step[]>> = {
  open: [
    {
      state: 'locked',
      label: 'Lock the marks',
      text: 'Teachers can no longer change marks, and the list of students stays as it is now.',
      done: 'Locked',
    },
  ],
  locked: [
    {
      state: 'published',
      label: 'Publish the marks',
      text: 'The students see these marks at once.',
      done: 'The marks are published',
    },
    {
      state: 'open',
      label: 'Open again',
      text: 'Teachers can change marks again.',
      done: 'Open again',
      needsReason: true,
    },
  ],
  published: [
    {
      state: 'locked',
      label: 'Take back the marks',
      text: 'The students no longer see these marks.',
      done: 'The marks were taken back',
      needsReason: true,
    },
  ],
};

/** The office's buttons: the next step of the session, its form, and deleting it. */
export function ExamSessionSteps({ session }: { session: ExamSession }) {
  const [step, setStep] = useState<Step>();
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { pathOf } = usePortalUser();
  const mayWrite = useMayWrite();
  const navigate = useNavigate();
  const remove = async () => {
    await callApi('deleteExamSession', { params: { id: session.id } });
    await navigate({ to: pathOf('marks') });
  };
  return (
    <>
      {mayWrite &&
        steps[session.state].map((one) => (
          <Button
            key={one.state}
            variant={one.needsReason ? 'plain' : 'primary'}
            onClick={() => setStep(one)}
          >
            {one.label}
          </Button>
        ))}
      {session.state === 'open' ? (
        <WriteOnly>
          <Button onClick={() => setEditing(true)}>Edit</Button>
          <Button variant="quietDanger" onClick={() => setDeleting(true)}>
            Delete
          </Button>
        </WriteOnly>
      ) : (
        <PdfLink href={callPath('readSessionMemos', { id: session.id })}>Memos (PDF)</PdfLink>
      )}
      {step && <StepDialog session={session} step={step} onClose={() => setStep(undefined)} />}
      {isEditing && <ExamSessionDialog session={session} onClose={() => setEditing(false)} />}
      {isDeleting && (
        <QuestionDialog
          title={`Delete ${session.name}?`}
          confirm="Delete"
          isDangerous
          send={remove}
          done={`${session.name} was deleted. The settings can restore it for 30 days.`}
          onClose={() => setDeleting(false)}
        >
          <p>Its marks are deleted with it. The settings can restore them for 30 days.</p>
        </QuestionDialog>
      )}
    </>
  );
}

function StepDialog({ session, step, onClose }: { session: ExamSession; step: Step; onClose: () => void }) {
  const { id, name, version, students = 0, papers } = session;
  const { label, state, text, done, needsReason } = step;
  const empty = sumOf(papers.map(({ entered = 0 }) => students - entered));
  return (
    <QuestionDialog
      title={`${label}: ${name}`}
      confirm={label}
      asksReason={needsReason}
      send={(reason) =>
        callApi('updateExamState', { params: { id }, body: { state, reason }, ifMatch: version })
      }
      done={`${name}: ${done.toLowerCase()}`}
      onClose={onClose}
    >
      <p>{text}</p>
      {!needsReason && empty > 0 && (
        <p className="mt-2 font-medium">{`${empty} of ${counted(students * papers.length, 'mark')} ${empty === 1 ? 'is' : 'are'} not entered.`}</p>
      )}
    </QuestionDialog>
  );
}
