import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { formatDate } from '#shared/format.ts';
import { teacherName } from '#shared/teacher-name.ts';
import type { DayClass } from '#shared/timetable.ts';
import { callApi } from '#web/api/calls.ts';
import { allFacultyQuery } from '#web/portal/faculty/all-faculty-query.ts';
import { FormEnd, SubmitButtons } from '#web/portal/forms/form-end.tsx';
import { useSaving } from '#web/portal/forms/use-saving.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { dayPlanQuery } from './timetable-queries.ts';

const notHeld = 'not held';

/** A class of one day taken by another teacher, in another room, or not held; and the way back. */
export function SubstitutionDialog({
  one,
  day,
  onClose,
}: {
  one: DayClass;
  day: string;
  onClose: () => void;
}) {
  const { substitution, subject, period, year, kind } = one;
  const planned = one.faculty?.id ?? '';
  const [facultyId, setFacultyId] = useState(planned);
  const [room, setRoom] = useState(one.room);
  const [reason, setReason] = useState('');
  const faculty = useQuery(allFacultyQuery);
  const plan = useQuery(dayPlanQuery);
  const { run, isBusy, fields, sentence, refuse } = useSaving();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (facultyId === planned && room === one.room)
      return refuse('Choose another teacher or room, or that the class is not held.');
    const isCancelled = facultyId === notHeld;
    const body = {
      day,
      period,
      year,
      subjectId: subject.id,
      room,
      kind,
      reason,
      isCancelled,
      facultyId: isCancelled ? null : facultyId || null,
    };
    if (await run(() => callApi('createSubstitution', { body }), 'Changed for this day')) onClose();
  };
  const takeBack = async (id: string) => {
    if (await run(() => callApi('deleteSubstitution', { params: { id } }), 'Taken back')) onClose();
  };
  return (
    <Modal title={`${subject.name}, ${formatDate(day)}, period ${period}`} onClose={onClose}>
      {substitution ? (
        <>
          <p className="mb-4">
            {substitution.isCancelled
              ? 'Not held'
              : [one.faculty ? teacherName(one.faculty) : 'No teacher yet', one.room]
                  .filter(Boolean)
                  .join(', ')}
            : {substitution.reason}
          </p>
          {sentence && <Alert>{sentence}</Alert>}
          <Button variant="danger" isBusy={isBusy} onClick={() => void takeBack(substitution.id)}>
            Take this change back
          </Button>
        </>
      ) : (
        <form noValidate onSubmit={(event) => void save(event)}>
          <div className="grid gap-4">
            <SelectField
              label="Taken by"
              placeholder="No teacher yet"
              options={[
                { value: notHeld, label: 'Not held' },
                ...(faculty.data ?? []).map((each) => ({ value: each.id, label: teacherName(each) })),
              ]}
              value={facultyId}
              error={fields.facultyId}
              onChange={({ currentTarget }) => setFacultyId(currentTarget.value)}
            />
            {facultyId !== notHeld && (
              <SelectField
                label="Room"
                placeholder="None"
                options={[...new Set([...(plan.data?.rooms ?? []), ...(one.room ? [one.room] : [])])].map(
                  (value) => ({ value, label: value }),
                )}
                value={room}
                error={fields.room}
                onChange={({ currentTarget }) => setRoom(currentTarget.value)}
              />
            )}
            <TextField
              label="Reason"
              required
              value={reason}
              error={fields.reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </div>
          <FormEnd refusal={sentence}>
            <SubmitButtons onCancel={onClose} isBusy={isBusy}>
              Save
            </SubmitButtons>
          </FormEnd>
        </form>
      )}
    </Modal>
  );
}
