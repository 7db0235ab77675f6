import { sumOf } from '#shared/kit/sums.ts';
import { say } from '#shared/kit/text/say.ts';
import type { AttendanceState, StudentAttendance, SubjectAttendance } from '#shared/teaching/attendance.ts';
import { courseName } from '#shared/teaching/class-kinds.ts';
import { percentText } from '#web/portal/teaching/attendance/attendance-state.tsx';

/** All subjects in two sentences: how much, and whether it is enough. */
export function AttendanceInWords({ attendance: { subjects, rule } }: { attendance: StudentAttendance }) {
  const counted = subjects.filter(({ held }) => held > 0);
  const held = sumOf(counted.map((one) => one.held));
  const attended = sumOf(counted.map((one) => one.attended));
  if (held === 0) return say('No class has been held yet in this academic year.');
  const below = counted.filter(({ state }) => state !== 'eligible').length;
  const percent = rule.eligibleFrom;
  return (
    <>
      <p className="text-lg leading-snug font-semibold">
        {say('{attended} of {held} classes attended: {percent} %.', {
          attended,
          held,
          percent: Math.floor((attended * 100) / held),
        })}
      </p>
      <p className={below > 0 ? 'font-medium text-madder' : ''}>
        {below > 0
          ? say(
              'Below {percent} % in {below} of {count} subjects. Without {percent} % the hall ticket is held back.',
              { percent, below, count: counted.length },
            )
          : say('{percent} % or more in every subject: enough to sit the examination.', { percent })}
      </p>
    </>
  );
}

/** One subject: the state, the count, and what it means. */
export function SubjectInWords({ row }: { row: SubjectAttendance }) {
  const { held, attended, percent, state } = row;
  return (
    <li className="border-t border-line py-3 last:pb-0">
      <p className="flex items-baseline justify-between gap-x-4">
        <strong className="font-semibold wrap-anywhere">{say(courseName(row))}</strong>
        <span className="tabular whitespace-nowrap">
          {percentText(percent)} · {say('{attended} of {held}', { attended, held })}
        </span>
      </p>
      <p className={state === 'eligible' ? 'text-ink-soft' : 'text-madder'}>
        {say(stateTexts[state])}. {adviceOn(row)}
      </p>
    </li>
  );
}

const stateTexts: Readonly<Record<AttendanceState, string>> = {
  eligible: 'Enough',
  condonable: 'Can be condoned',
  short: 'Too little',
};

function adviceOn({ state, held, mayMiss, mustAttend }: SubjectAttendance): string {
  if (held === 0) return '';
  if (state === 'eligible')
    return mayMiss === 0
      ? say('The next class may not be missed.')
      : say('{count} more may be missed.', { count: mayMiss });
  return mustAttend === null
    ? say('Ask the office.')
    : mustAttend === 1
      ? say('The next class must be attended.')
      : say('The next {count} must be attended.', { count: mustAttend });
}
