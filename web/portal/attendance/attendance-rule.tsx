import type { Counting } from '#shared/academic-years.ts';
import type { StudentAttendance } from '#shared/attendance.ts';

const words: Readonly<Record<Counting, string>> = {
  attended: 'counts as attended',
  missed: 'counts as missed',
  'left-out': 'is left out of the count',
};

/** The rule of the academic year in words. */
export function AttendanceRule({ rule }: { rule: StudentAttendance['rule'] }) {
  const { academicYear, eligibleFrom, condonableFrom, leaveCounts, dutyCounts } = rule;
  return (
    <section aria-labelledby="rule" className="mt-8 max-w-prose">
      <h2 id="rule" className="mb-2 text-lg">
        The rule in {academicYear}
      </h2>
      <p>
        Theory and practical classes of each subject are counted apart. Who has attended {eligibleFrom} % or
        more of the classes held is eligible: the student may sit the examination. From {condonableFrom} % to
        below {eligibleFrom} % is condonable: the college can let the student in all the same, on request and
        with a reason. Below {condonableFrom} % is short: then it cannot.
      </p>
      <p className="mt-2">
        Late is present. Leave that was granted {words[leaveCounts]}; duty for the college {words[dutyCounts]}
        . Percentages are never rounded up.
      </p>
    </section>
  );
}
