import { type ExamState, examStateLabels } from '#shared/exams/exam-sessions.ts';
import { Pill, type Tone } from '#web/ui/pill.tsx';

const tones: Readonly<Record<ExamState, Tone>> = { open: 'waiting', locked: 'quiet', published: 'good' };

/** How far the marks of a session are. */
export function ExamStatePill({ state }: { state: ExamState }) {
  return <Pill tone={tones[state]}>{examStateLabels[state]}</Pill>;
}
