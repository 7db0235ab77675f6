import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { academicYearOf } from '#shared/academic-year-labels.ts';
import { type ClassKind, classKindLabels, classKinds } from '#shared/class-kinds.ts';
import { type Year, yearLabels } from '#shared/study-years.ts';
import { teacherName } from '#shared/teacher-name.ts';
import type { TimetableEntry } from '#shared/timetable.ts';
import { weekdayLabel } from '#shared/weekdays.ts';
import { callApi } from '#web/api/calls.ts';
import { allFacultyQuery } from '#web/portal/faculty/all-faculty-query.ts';
import { FormEnd, SubmitButtons } from '#web/portal/forms/form-end.tsx';
import { useSaving } from '#web/portal/forms/use-saving.ts';
import { useIndiaDay } from '#web/portal/shell/use-india-time.ts';
import { allSubjectsQuery } from '#web/portal/subjects/subject-choice.tsx';
import { teachingQuery } from '#web/portal/teaching/teaching-query.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { Modal } from '#web/ui/modal.tsx';

interface CellDialogProps {
  weekday: number;
  period: number;
  year: Year;
  entry: TimetableEntry | undefined;
  rooms: readonly string[];
  /** The week that is shown. */
  monday: string;
  onClose: () => void;
}

interface CellValue {
  subjectId: string;
  facultyId: string;
  room: string;
  kind: ClassKind;
  validFrom: string;
}

/** One cell of the week: the subject, and the teacher that the teaching of this academic year proposes. */
export function CellDialog({ weekday, period, year, entry, rooms, monday, onClose }: CellDialogProps) {
  const today = useIndiaDay();
  const [value, setValue] = useState<CellValue>({
    subjectId: entry?.subject.id ?? '',
    facultyId: entry?.faculty?.id ?? '',
    room: entry?.room ?? '',
    kind: entry?.kind ?? 'theory',
    validFrom: monday > today ? monday : today,
  });
  const { run, isBusy, fields, sentence } = useSaving();
  const subjects = useQuery(allSubjectsQuery);
  const faculty = useQuery(allFacultyQuery);
  const teaching = useQuery(teachingQuery({ academicYear: academicYearOf(monday) }));
  const change = (more: Partial<CellValue>) => setValue({ ...value, ...more });
  const choose = (subjectId: string) => {
    const proposed = teaching.data?.find(({ subject }) => subject.id === subjectId)?.faculty.id;
    change({ subjectId, facultyId: proposed ?? value.facultyId });
  };

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const body = { ...value, facultyId: value.facultyId || null, weekday, period, year };
    const isSaved = await run(
      () =>
        entry
          ? callApi('updateTimetableEntry', { params: { id: entry.id }, body, ifMatch: entry.version })
          : callApi('createTimetableEntry', { body }),
      'Timetable saved',
    );
    if (isSaved) onClose();
  };
  const takeOut = async () => {
    const isOut = await run(
      () =>
        callApi('deleteTimetableEntry', {
          params: { id: entry?.id ?? '' },
          query: { from: value.validFrom },
        }),
      'Taken out of the timetable',
    );
    if (isOut) onClose();
  };

  return (
    <Modal
      title={`${weekdayLabel(weekday)}, period ${period}, ${yearLabels[year].toLowerCase()} year`}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void save(event)}>
        <div className="form-grid">
          <SelectField
            label="Subject"
            required
            className="sm:col-span-2"
            placeholder="Choose"
            options={(subjects.data ?? [])
              .filter((subject) => subject.year === year)
              .map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
            value={value.subjectId}
            error={fields.subjectId}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <SelectField
            label="Teacher"
            placeholder="None yet"
            options={(faculty.data ?? []).map((one) => ({ value: one.id, label: teacherName(one) }))}
            value={value.facultyId}
            error={fields.facultyId}
            onChange={({ currentTarget }) => change({ facultyId: currentTarget.value })}
          />
          <SelectField
            label="Room"
            placeholder="None"
            options={[...new Set([...rooms, ...(value.room ? [value.room] : [])])].map((room) => ({
              value: room,
              label: room,
            }))}
            value={value.room}
            error={fields.room}
            onChange={({ currentTarget }) => change({ room: currentTarget.value })}
          />
          <SelectField
            label="Kind"
            required
            options={classKinds.map((kind) => ({ value: kind, label: classKindLabels[kind] }))}
            value={value.kind}
            error={fields.kind}
            onChange={({ currentTarget }) => change({ kind: currentTarget.value as ClassKind })} // its options are the kinds
          />
          <TextField
            label="Holds from"
            required
            type="date"
            hint="Weeks before that day stay as they were."
            value={value.validFrom}
            error={fields.validFrom}
            onChange={({ currentTarget }) => change({ validFrom: currentTarget.value })}
          />
        </div>
        <FormEnd refusal={sentence}>
          {entry && (
            <Button variant="quietDanger" className="mr-auto" onClick={() => void takeOut()}>
              Take out
            </Button>
          )}
          <SubmitButtons onCancel={onClose} isBusy={isBusy}>
            Save
          </SubmitButtons>
        </FormEnd>
      </form>
    </Modal>
  );
}
