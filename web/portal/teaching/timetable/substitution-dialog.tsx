import { formatDate } from '#shared/kit/format.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { DayClass } from '#shared/teaching/timetable.ts';
import { callApi } from '#web/api/calls.ts';
import { ActionForm } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { useTeacherOptions } from '#web/portal/people/faculty/all-faculty-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { RoomField } from './class-fields.tsx';

interface SubstitutionDialogProps {
  one: DayClass;
  day: string;
  /** Only says that the class is not held. */
  isTeacher: boolean;
  onClose: () => void;
}

/** A class of one day taken by another teacher, in another room, or not held; and the way back. */
export function SubstitutionDialog(props: SubstitutionDialogProps) {
  const { one, day, onClose } = props;
  return (
    <Modal title={`${one.subject.name}, ${formatDate(day)}, period ${one.period}`} onClose={onClose}>
      {one.substitution ? (
        <TakeBack one={one} substitution={one.substitution} onClose={onClose} />
      ) : (
        <ChangeForm {...props} />
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

const notHeld = 'not held';

function ChangeForm({ one, day, isTeacher, onClose }: SubstitutionDialogProps) {
  const planned = one.faculty?.id ?? '';
  const teachers = useTeacherOptions(!isTeacher);
  const { action, field, typed, refuse } = useSmallForm({
    empty: { facultyId: isTeacher ? notHeld : planned, room: one.room, reason: '' },
    send: ({ facultyId, room, reason }) => {
      const { period, year, kind, subject } = one;
      const said = { day, period, year, kind, subjectId: subject.id, reason };
      const body =
        facultyId === notHeld
          ? { ...said, room: one.room, isCancelled: true }
          : { ...said, room, facultyId: facultyId || null };
      return callApi('createSubstitution', { body });
    },
    done: isTeacher ? 'Entered as not held' : 'Changed for this day',
    onDone: onClose,
  });
  if (isTeacher)
    return (
      <ActionForm {...action} submit="Not held" onCancel={onClose}>
        <p className="mb-4">The class does not count in anybody’s attendance. The office sees the reason.</p>
        <TextField {...field('reason')} label="Why was or is it not held?" />
      </ActionForm>
    );
  const submit = (event: Parameters<typeof action.onSubmit>[0]) =>
    typed.facultyId === planned && typed.room === one.room
      ? refuse('Choose another teacher or room, or that the class is not held.')
      : action.onSubmit(event);
  return (
    <ActionForm {...action} onSubmit={submit} submit="Save" onCancel={onClose}>
      <div className="grid gap-4">
        <SelectField
          {...field('facultyId')}
          required={false}
          label="Taken by"
          placeholder="No teacher yet"
          options={[{ value: notHeld, label: 'Not held' }, ...teachers]}
        />
        {typed.facultyId !== notHeld && <RoomField {...field('room')} stored={one.room} />}
        <TextField {...field('reason')} label="Reason" />
      </div>
    </ActionForm>
  );
}
