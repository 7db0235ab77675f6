import { say } from '#shared/kit/text/say.ts';
import type { AttendanceState, SubjectAttendance } from '#shared/teaching/attendance.ts';
import { stateLabels, toAttendText } from '#shared/teaching/attendance-advice.ts';
import { Pill, type Tone } from '#web/ui/pill.tsx';

const tones: Readonly<Record<AttendanceState, Tone>> = {
  eligible: 'good',
  condonable: 'waiting',
  short: 'bad',
};

export function StateBadge({ state }: { state: AttendanceState }) {
  return <Pill tone={tones[state]}>{stateLabels[state]}</Pill>;
}

export const percentText = (percent: number | null) =>
  percent === null ? '—' : `${Math.floor(percent)}\u00a0%`;

/** Percent and counts; with the state of one who is below the percentage, for the list of a class. */
export function Attended({ sum, hasState = false }: { sum: SubjectSum | undefined; hasState?: boolean }) {
  // Where no class counts there is no state either: ‘eligible’ would promise too much.
  if (!sum || sum.held === 0) return '—';
  return (
    <span
      className={`inline-flex flex-wrap items-center gap-x-2 gap-y-0.5 ${hasState ? '' : 'max-sm:flex-col max-sm:items-end'}`}
    >
      <span className="tabular font-semibold">{percentText(sum.percent)}</span>
      <span className="tabular text-sm font-normal text-ink-soft">
        {say('{attended} of {held}', { attended: sum.attended, held: sum.held })}
      </span>
      {hasState && sum.state !== 'eligible' && (
        <>
          <StateBadge state={sum.state} />
          <span className="tabular text-sm text-ink-soft">{say(toAttendText(sum))}</span>
        </>
      )}
    </span>
  );
}

type SubjectSum = Pick<SubjectAttendance, 'percent' | 'attended' | 'held' | 'state' | 'mustAttend'>;
