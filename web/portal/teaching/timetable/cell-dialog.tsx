import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Year, yearLabels } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { type ClassKind, classKindLabels, classKinds } from '#shared/teaching/class-kinds.ts';
import type { TimetableEntry } from '#shared/teaching/timetable.ts';
import { weekdayLabel } from '#shared/teaching/weekdays.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { Form, FormEnd, SubmitButtons } from '#web/portal/kit/forms/form-end.tsx';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { useTeacherOptions } from '#web/portal/people/faculty/all-faculty-query.ts';
import { teachingQuery } from '#web/portal/teaching/teaching/teaching-query.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { RoomField } from './room-field.tsx';

interface CellDialogProps {
  weekday: number;
  period: number;
  year: Year;
  entry: TimetableEntry | undefined;
  /** The week that is shown. */
  monday: string;
  onClose: () => void;
}

/** One cell of the week: which class it has from a day on, or that it has none any more. */
export function CellDialog({ weekday, period, year, entry, monday, onClose }: CellDialogProps) {
  const today = useIndiaDay();
  const [value, setValue] = useState<CellValue>({
    subjectId: entry?.subject.id ?? '',
    facultyId: entry?.faculty?.id ?? '',
    room: entry?.room ?? '',
    kind: entry?.kind ?? 'theory',
    validFrom: monday > today ? monday : today,
  });
  const { run, isBusy, fields, sentence } = useSaving();

  const send = () => {
    const body = { ...value, facultyId: value.facultyId || null, weekday, period, year };
    return entry
      ? callApi('updateTimetableEntry', { params: { id: entry.id }, body, ifMatch: entry.version })
      : callApi('createTimetableEntry', { body });
  };
  const save = async () => {
    if (await run(send, 'Timetable saved')) onClose();
  };
  const takeOut = async (id: string) => {
    const query = { from: value.validFrom };
    const call = () => callApi('deleteTimetableEntry', { params: { id }, query });
    if (await run(call, 'Taken out of the timetable')) onClose();
  };

  return (
    <Modal
      title={`${weekdayLabel(weekday)}, period ${period}, ${yearLabels[year].toLowerCase()} year`}
      onClose={onClose}
    >
      <Form onSubmit={save}>
        <CellFields
          year={year}
          monday={monday}
          storedRoom={entry?.room ?? ''}
          value={value}
          errors={fields}
          onChange={setValue}
        />
        <FormEnd refusal={sentence}>
          {entry && (
            <Button variant="quietDanger" className="mr-auto" onClick={() => void takeOut(entry.id)}>
              Take out
            </Button>
          )}
          <SubmitButtons onCancel={onClose} isBusy={isBusy}>
            Save
          </SubmitButtons>
        </FormEnd>
      </Form>
    </Modal>
  );
}

interface CellValue {
  subjectId: string;
  facultyId: string;
  room: string;
  kind: ClassKind;
  validFrom: string;
}

interface CellFieldsProps {
  year: Year;
  /** The week that is shown. */
  monday: string;
  storedRoom: string;
  value: CellValue;
  errors: Record<string, string>;
  onChange: (value: CellValue) => void;
}

/** What a cell of the week has: the teaching of this academic year proposes the teacher of the subject. */
function CellFields({ year, monday, storedRoom, value, errors, onChange }: CellFieldsProps) {
  const subjects = useQuery(callQuery('listSubjects'));
  const teaching = useQuery(teachingQuery({ academicYear: academicYearOf(monday) }));
  const teachers = useTeacherOptions();
  const change = (more: Partial<CellValue>) => onChange({ ...value, ...more });
  const chooseSubject = (subjectId: string) => {
    const proposed = teaching.data?.find(({ subject }) => subject.id === subjectId)?.faculty.id;
    change({ subjectId, facultyId: proposed ?? value.facultyId });
  };
  return (
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
        error={errors.subjectId}
        onChange={({ currentTarget }) => chooseSubject(currentTarget.value)}
      />
      <SelectField
        label="Teacher"
        placeholder="None yet"
        options={teachers}
        value={value.facultyId}
        error={errors.facultyId}
        onChange={({ currentTarget }) => change({ facultyId: currentTarget.value })}
      />
      <RoomField
        value={value.room}
        stored={storedRoom}
        error={errors.room}
        onChange={(room) => change({ room })}
      />
      <SelectField
        label="Kind"
        required
        options={selectOptions(classKinds, classKindLabels)}
        value={value.kind}
        error={errors.kind}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value as ClassKind })} // its options are the kinds
      />
      <DateField
        label="Holds from"
        required
        means="validity"
        hint="The weeks before stay as they were, and so do all registers that are taken."
        value={value.validFrom}
        error={errors.validFrom}
        onChange={({ target }) => change({ validFrom: target.value })}
      />
    </div>
  );
}
