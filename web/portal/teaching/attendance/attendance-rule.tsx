import { withoutBreaks } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import type { Counting } from '#shared/office/academic-years.ts';
import type { StudentAttendance } from '#shared/teaching/attendance.ts';

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
        {say('The rule in {year}', { year: academicYear })}
      </h2>
      <p>
        {withoutBreaks(
          say(
            'Theory and practical classes of each subject are counted separately. With {eligible} % or more of the classes held a student is eligible and may sit the examination. From {condonable} % to below {eligible} % the attendance is condonable: the college may still let the student in, on request and for a reason. Below {condonable} % it is short, and the college may not.',
            { eligible: eligibleFrom, condonable: condonableFrom },
          ),
        )}
      </p>
      <p className="mt-2">
        {say(
          'Late counts as present. Leave that was granted {leave}; duty for the college {duty}. Percentages are never rounded up.',
          { leave: say(words[leaveCounts]), duty: say(words[dutyCounts]) },
        )}
      </p>
    </section>
  );
}
