import { type SubmitEvent, useState } from 'react';
import { type Year, yearLabels } from '#shared/kit/study-years.ts';
import type { TimetableEntry } from '#shared/teaching/timetable.ts';
import { weekdayLabel } from '#shared/teaching/weekdays.ts';
import { callApi } from '#web/api/calls.ts';
import { FormEnd, SubmitButtons } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { CellFields, type CellValue } from './cell-fields.tsx';

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
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
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
      <form noValidate onSubmit={(event) => void save(event)}>
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
      </form>
    </Modal>
  );
}
