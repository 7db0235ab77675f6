import { type HallTicketStudent, hallTicketExceptionSchema } from '#shared/exams/hall-tickets.ts';
import { fullName } from '#shared/people/full-name.ts';
import { callApi } from '#web/api/calls.ts';
import { FormEnd, SubmitButtons } from '#web/portal/kit/forms/form-end.tsx';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { HallTicketReasons } from './hall-ticket-reasons.tsx';

interface LetInDialogProps {
  one: HallTicketStudent;
  sessionId: string;
  onClose: () => void;
}

/** Lets a student in to an examination who is held back otherwise. */
export function LetInDialog({ one, sessionId, onClose }: LetInDialogProps) {
  const params = { id: sessionId, studentId: one.student.id };
  const { form, field, sentence, isBusy } = useSmallForm({
    schema: hallTicketExceptionSchema,
    empty: { reason: '' },
    send: (body) => callApi('setHallTicketException', { params, body }),
    done: 'Let in',
    onDone: onClose,
  });
  return (
    <Modal title={`Let ${fullName(one.student)} in`} onClose={onClose}>
      <form {...form}>
        <div className="grid gap-4">
          <div>
            <HallTicketReasons reasons={one.reasons} />
          </div>
          <TextField {...field('reason')} label="Reason" hint="It is kept, with your name." />
        </div>
        <FormEnd refusal={sentence}>
          <SubmitButtons onCancel={onClose} isBusy={isBusy}>
            Let in
          </SubmitButtons>
        </FormEnd>
      </form>
    </Modal>
  );
}
