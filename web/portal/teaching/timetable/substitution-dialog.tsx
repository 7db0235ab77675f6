import { useState } from 'react';
import * as z from 'zod/mini';
import { formatDate } from '#shared/kit/format.ts';
import { fullName } from '#shared/people/full-name.ts';
import { type DayClass, substitutionInputSchema } from '#shared/teaching/timetable.ts';
import { callApi } from '#web/api/calls.ts';
import { ActionForm } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { useTeacherOptions } from '#web/portal/people/faculty/all-faculty-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { RoomField } from './room-field.tsx';

interface SubstitutionDialogProps {
  one: DayClass;
  day: string;
  /** Only says that the class is not held. */
  isTeacher: boolean;
  onClose: () => void;
}

/** A class of one day taken by another teacher, in another room, or not held; and the way back. */
export function SubstitutionDialog({ one, day, isTeacher, onClose }: SubstitutionDialogProps) {
  const { substitution, subject, period } = one;
  return (
    <Modal title={`${subject.name}, ${formatDate(day)}, period ${period}`} onClose={onClose}>
      {substitution ? (
        <TakeBack one={one} substitution={substitution} onClose={onClose} />
      ) : isTeacher ? (
        <NotHeldForm one={one} day={day} onClose={onClose} />
      ) : (
        <SubstitutionForm one={one} day={day} onClose={onClose} />
      )}
    </Modal>
  );
}

interface TakeBackProps {
  one: DayClass;
  substitution: NonNullable<DayClass['substitution']>;
  onClose: () => void;
}

function TakeBack({ one, substitution, onClose }: TakeBackProps) {
  const { id, isCancelled, reason } = substitution;
  const { run, isBusy, sentence } = useSaving();
  const takeBack = async () => {
    if (await run(() => callApi('deleteSubstitution', { params: { id } }), 'Taken back')) onClose();
  };
  const teacher = one.faculty ? fullName(one.faculty) : 'No teacher yet';
  return (
    <>
      <p className="mb-4">
        {isCancelled ? 'Not held' : [teacher, one.room].filter(Boolean).join(', ')}: {reason}
      </p>
      {sentence && <Alert>{sentence}</Alert>}
      <Button variant="quietDanger" isBusy={isBusy} onClick={() => void takeBack()}>
        Take this change back
      </Button>
    </>
  );
}

type ChangeOfDay = Omit<SubstitutionDialogProps, 'isTeacher'>;

const cancelled = ({ subject, period, year, kind, room }: DayClass, day: string, reason: string) => ({
  day,
  period,
  year,
  kind,
  room,
  reason,
  subjectId: subject.id,
  facultyId: null,
  isCancelled: true,
});

function NotHeldForm({ one, day, onClose }: ChangeOfDay) {
  const { form, field, sentence, isBusy } = useSmallForm({
    schema: z.pick(substitutionInputSchema, { reason: true }),
    empty: { reason: '' },
    send: ({ reason }) => callApi('createSubstitution', { body: cancelled(one, day, reason) }),
    done: 'Entered as not held',
    onDone: onClose,
  });
  return (
    <ActionForm {...form} submit="Not held" onCancel={onClose} isBusy={isBusy} refusal={sentence}>
      <p className="mb-4">The class does not count in anybody’s attendance. The office sees the reason.</p>
      <TextField {...field('reason')} label="Why was or is it not held?" />
    </ActionForm>
  );
}

const notHeld = 'not held';

function SubstitutionForm({ one, day, onClose }: ChangeOfDay) {
  const planned = one.faculty?.id ?? '';
  const [facultyId, setFacultyId] = useState(planned);
  const [room, setRoom] = useState(one.room);
  const [reason, setReason] = useState('');
  const teachers = useTeacherOptions();
  const { run, isBusy, fields, sentence, refuse } = useSaving();
  const save = async () => {
    if (facultyId === planned && room === one.room)
      return refuse('Choose another teacher or room, or that the class is not held.');
    const changed = cancelled(one, day, reason);
    const body =
      facultyId === notHeld
        ? changed
        : { ...changed, room, facultyId: facultyId || null, isCancelled: false };
    if (await run(() => callApi('createSubstitution', { body }), 'Changed for this day')) onClose();
  };
  return (
    <ActionForm onSubmit={save} submit="Save" onCancel={onClose} isBusy={isBusy} refusal={sentence}>
      <div className="grid gap-4">
        <SelectField
          label="Taken by"
          placeholder="No teacher yet"
          options={[{ value: notHeld, label: 'Not held' }, ...teachers]}
          value={facultyId}
          error={fields.facultyId}
          onChange={({ currentTarget }) => setFacultyId(currentTarget.value)}
        />
        {facultyId !== notHeld && (
          <RoomField value={room} stored={one.room} error={fields.room} onChange={setRoom} />
        )}
        <TextField
          label="Reason"
          required
          value={reason}
          error={fields.reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </div>
    </ActionForm>
  );
}
