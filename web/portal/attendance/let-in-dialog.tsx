import { type SubmitEvent, useState } from 'react';
import type { HallTicketStudent } from '#shared/hall-tickets.ts';
import { callApi } from '#web/api/calls.ts';
import { FormEnd, SubmitButtons } from '#web/portal/forms/form-end.tsx';
import { useSaving } from '#web/portal/forms/use-saving.ts';
import { TextField } from '#web/ui/fields.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { HallTicketReasons } from './hall-ticket-reasons.tsx';

interface LetInDialogProps {
  one: HallTicketStudent;
  sessionId: string;
  onClose: () => void;
}

/** Lets a student in to an examination who is held back otherwise. */
export function LetInDialog({ one, sessionId, onClose }: LetInDialogProps) {
  const [reason, setReason] = useState('');
  const { run, isBusy, fields, sentence } = useSaving();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const params = { id: sessionId, studentId: one.student.id };
    const isSaved = await run(
      () => callApi('setHallTicketException', { params, body: { reason } }),
      'Let in',
    );
    if (isSaved) onClose();
  };
  return (
    <Modal title={`Let ${one.student.firstName} ${one.student.lastName} in`} onClose={onClose}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <div className="grid gap-4">
          <div>
            <HallTicketReasons reasons={one.reasons} />
          </div>
          <TextField
            label="Reason"
            required
            hint="It is kept, with your name."
            value={reason}
            error={fields.reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </div>
        <FormEnd refusal={fields.reason ? undefined : sentence}>
          <SubmitButtons onCancel={onClose} isBusy={isBusy}>
            Let in
          </SubmitButtons>
        </FormEnd>
      </form>
    </Modal>
  );
}
