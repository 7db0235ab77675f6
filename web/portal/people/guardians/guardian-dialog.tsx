import { type Guardian, guardianFields } from '#shared/people/guardians.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { guardianCalls } from './guardian-calls.ts';

const guardianForm = formOf(guardianFields);

/** Names and phone of a guardian. */
export function GuardianDialog({
  guardian,
  onClose,
}: {
  guardian: Guardian | undefined;
  onClose: () => void;
}) {
  const form = useRecordForm({ ...guardianForm, calls: guardianCalls, record: guardian, onClose });
  return (
    <RecordDialog title={guardian ? 'Edit Guardian' : 'Add Guardian'} form={form} createLabel="Add">
      <RecordFields form={form} />
    </RecordDialog>
  );
}
