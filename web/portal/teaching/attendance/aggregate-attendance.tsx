import { say } from '#shared/kit/text/say.ts';
import type { StudentAttendance } from '#shared/teaching/attendance.ts';

interface AggregateProps {
  attendance: StudentAttendance;
  /** The sentence before has the classes of all subjects. */
  isCountSaid?: boolean;
}

/** All subjects together, beside the university's rule for each: what the fee reimbursement asks for. */
export function AggregateAttendance({ attendance: { aggregate }, isCountSaid = false }: AggregateProps) {
  if (!aggregate || aggregate.percent === null) return null;
  const { from, held, attended, percent, isShort } = aggregate;
  return (
    <p className={`my-3 max-w-prose ${isShort ? 'font-medium text-madder' : ''}`}>
      {!isCountSaid &&
        `${say('All subjects together: {attended} of {held} classes, {percent} %.', {
          attended,
          held,
          percent: Math.floor(percent),
        })} `}
      {isShort
        ? say('That is below the {from} % that the government asks for to pay the fees.', { from })
        : say('The {from} % that the government asks for to pay the fees are reached.', { from })}
    </p>
  );
}
