import { useQuery } from '@tanstack/react-query';
import { type Year, yearLabels } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import type { TimetableEntry } from '#shared/teaching/timetable.ts';
import { weekdayLabel } from '#shared/teaching/weekdays.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { Form, FormEnd, SubmitButtons } from '#web/portal/kit/forms/form-end.tsx';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { KindField, RoomField, TeacherField } from './class-fields.tsx';

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
  const subjects = useQuery(callQuery('listSubjects'));
  const academicYear = academicYearOf(monday);
  const teaching = useQuery(callQuery('listTeaching', { query: { academicYear } }));
  const { form, field, typed, change, run, sentence, isBusy } = useSmallForm({
    empty: {
      subjectId: entry?.subject.id ?? '',
      facultyId: entry?.faculty?.id ?? '',
      room: entry?.room ?? '',
      kind: entry?.kind ?? 'theory',
      validFrom: monday > today ? monday : today,
    },
    send: (cell) => {
      const body = { ...cell, facultyId: cell.facultyId || null, weekday, period, year };
      return entry
        ? callApi('updateTimetableEntry', { params: { id: entry.id }, body, ifMatch: entry.version })
        : callApi('createTimetableEntry', { body });
    },
    done: 'Timetable saved',
    onDone: onClose,
  });
  /** The teaching of this academic year proposes the teacher of the subject. */
  const chooseSubject = (subjectId: string) => {
    const proposed = teaching.data?.find(({ subject }) => subject.id === subjectId)?.faculty.id;
    change({ subjectId, facultyId: proposed ?? typed.facultyId });
  };
  const takeOut = async (id: string) => {
    const query = { from: typed.validFrom };
    const call = () => callApi('deleteTimetableEntry', { params: { id }, query });
    if (await run(call, 'Taken out of the timetable')) onClose();
  };
  return (
    <Modal
      title={`${weekdayLabel(weekday)}, period ${period}, ${yearLabels[year].toLowerCase()} year`}
      onClose={onClose}
    >
      <Form {...form}>
        <div className="form-grid">
          <SelectField
            {...field('subjectId')}
            label="Subject"
            className="sm:col-span-2"
            placeholder="Choose"
            options={(subjects.data ?? [])
              .filter((subject) => subject.year === year)
              .map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
            onChange={({ currentTarget }) => chooseSubject(currentTarget.value)}
          />
          <TeacherField {...field('facultyId')} />
          <RoomField {...field('room')} stored={entry?.room} />
          <KindField {...field('kind')} />
          <DateField
            {...field('validFrom')}
            label="Holds from"
            means="validity"
            hint="The weeks before stay as they were, and so do all registers that are taken."
          />
        </div>
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
