import { useState } from 'react';
import type { Admin } from '#shared/account/auth.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { callApi } from '#web/api/calls.ts';
import { collegeTime } from '#web/api/college-clock.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { TickField } from '#web/ui/tick-field.tsx';
import { PermissionTicks } from './permission-ticks.tsx';

/** What the staff account may do, and whether it is closed. Its name stays in every entry. */
export function AdminAccessDialog({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const [sets, setSets] = useState(admin.sets);
  const [isClosed, setClosed] = useState(admin.closedOn !== null);
  const { run, isBusy, sentence, fields } = useSaving();
  const refusal = fields.sets ?? sentence;

  const save = async () => {
    const closedOn = isClosed ? (admin.closedOn ?? indiaDate(collegeTime())) : null;
    const send = () => callApi('updateAdmin', { params: { id: admin.id }, body: { sets, closedOn } });
    if (await run(send, `${admin.username} is saved`)) onClose();
  };

  return (
    <Modal title={`What ${admin.username} may do`} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <PermissionTicks sets={sets} onChange={setSets} />
        <TickField isTicked={isClosed} onChange={setClosed}>
          Closed: nobody can sign in to it. The name stays in every entry.
        </TickField>
        {refusal && <Alert>{refusal}</Alert>}
        <div className="flex gap-3">
          <Button type="submit" variant="primary" isBusy={isBusy}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Modal>
  );
}
