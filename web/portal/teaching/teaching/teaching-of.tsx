// Who teaches what: on a faculty member's record the subjects, in the dialog of a subject the teachers.
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { academicYearOf, academicYearsAround } from '#shared/office/academic-year-labels.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { Subject } from '#shared/teaching/subjects.ts';
import type { Teaching, TeachingInput } from '#shared/teaching/teaching.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { Form } from '#web/portal/kit/forms/form-end.tsx';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { PartHeader } from '#web/portal/kit/shell/part-header.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { allFacultyQuery } from '#web/portal/people/faculty/all-faculty-query.ts';
import { subjectOptions } from '#web/portal/teaching/subjects/subject-options.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField } from '#web/ui/fields.tsx';

/** On a faculty member's record: the subjects that they teach. */
export function FacultyTeaching({ id, name }: { id: string; name: string }) {
  const { data: subjects, error, refetch } = useQuery(callQuery('listSubjects'));
  return (
    <section>
      <PartHeader title="Teaching" />
      <p className="mb-4 max-w-prose">
        {name} enters marks and attendance in these subjects, and sees their students first.
      </p>
      {subjects ? (
        <TeachingOf
          known={{ facultyId: id }}
          label="Subject"
          options={subjectOptions(subjects)}
          nameOf={({ subject }) => `${subject.code} ${subject.name}`}
          empty={`No subjects yet. Choose what ${name} teaches, and ‘Add’.`}
        />
      ) : (
        <LoadState {...{ error, refetch }} />
      )}
    </section>
  );
}

/** The teachers of a subject. */
export function SubjectTeachingDialog({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const { id, code, name } = subject;
  const { data: faculty, error, refetch } = useQuery(allFacultyQuery);
  return (
    <Modal title={`Teachers of ${code} ${name}`} onClose={onClose}>
      {faculty ? (
        <TeachingOf
          known={{ subjectId: id }}
          label="Teacher"
          options={faculty.map((member) => ({ value: member.id, label: fullName(member) }))}
          nameOf={(row) => fullName(row.faculty)}
          empty="No teacher yet. Choose one, and ‘Add’."
        />
      ) : (
        <LoadState {...{ error, refetch }} />
      )}
    </Modal>
  );
}

interface TeachingOfProps {
  /** The teacher or the subject that is known; the form asks for the other. */
  known: { facultyId: string } | { subjectId: string };
  label: string;
  options: ComponentProps<typeof SelectField>['options'];
  /** How a row is named: by its subject on the teacher's record, by its teacher on the subject's. */
  nameOf: (row: Teaching) => string;
  empty: string;
}

/** One line that enters who teaches what and stays open for the next one, and the rows by academic year. */
function TeachingOf({ known, label, options, nameOf, empty }: TeachingOfProps) {
  const { data: rows, error, refetch } = useQuery(callQuery('listTeaching', { query: known }));
  const today = useIndiaDay();
  const [academicYear, setAcademicYear] = useState(academicYearOf(today));
  const [chosen, setChosen] = useState('');
  const { run, isBusy, fields, sentence } = useSaving();
  const asked = 'facultyId' in known ? 'subjectId' : 'facultyId';
  const save = async () => {
    const body = { ...known, [asked]: chosen, academicYear } as TeachingInput; // one of the two is known, the other asked
    if (await run(() => callApi('createTeaching', { body }), 'Added')) setChosen('');
  };
  if (!rows) return <LoadState {...{ error, refetch }} />;
  return (
    <>
      <Form className="mb-5 flex max-w-2xl flex-wrap items-start gap-3" onSubmit={save}>
        <SelectField
          label={label}
          required
          className="min-w-0 flex-1 basis-64"
          placeholder="Choose"
          options={options}
          value={chosen}
          error={Object.values(fields)[0] ?? sentence}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <SelectField
          label="Academic year"
          required
          className="basis-40"
          options={selectOptions(academicYearsAround(today))}
          value={academicYear}
          onChange={({ currentTarget }) => setAcademicYear(currentTarget.value)}
        />
        <Button type="submit" variant="primary" isBusy={isBusy} className="mt-7">
          Add
        </Button>
      </Form>
      {rows.length === 0 && <p className="text-ink-soft">{empty}</p>}
      {[...Map.groupBy(rows, (row) => row.academicYear)].map(([year, ofYear]) => (
        <section key={year} className="mb-5" aria-label={year}>
          <h3 className="tabular text-lg">{year}</h3>
          <ul className="mt-1 max-w-2xl">
            {ofYear.map((row) => (
              <li
                key={row.id}
                className="flex items-center justify-between gap-3 border-b border-line py-1 last:border-b-0"
              >
                <span className="min-w-0 break-words">{nameOf(row)}</span>
                <RowAction
                  variant="quietDanger"
                  name={`Remove ${nameOf(row)}, ${year}`}
                  run={() => callApi('deleteTeaching', { params: { id: row.id } })}
                  done={`${nameOf(row)} was removed from ${year}`}
                >
                  Remove
                </RowAction>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
