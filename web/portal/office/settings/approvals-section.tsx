import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  approvalKinds,
  approvalLabels,
  approvalSettingsSchema,
  noApprovals,
} from '#shared/office/approvals.ts';
import { callQuery } from '#web/api/call-query.ts';
import { RecordFormBody } from '#web/portal/kit/forms/record-form.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { TickField } from '#web/ui/tick-field.tsx';
import { approvesAlone } from './last-admin.ts';
import type { SettingsRecord } from './settings-calls.ts';
import { SettingsPart } from './settings-part.tsx';
import { type SettingsFormProps, useSettingsForm } from './use-settings-form.ts';

const fields = { approvals: { label: 'Approvals' } };
const schema = z.object({ approvals: approvalSettingsSchema });
const toForm = (settings: SettingsRecord | undefined) => ({ approvals: settings?.approvals ?? noApprovals });

/** What waits for the principal, the same for all admins. */
export function ApprovalsSection() {
  return (
    <SettingsPart title="Approvals" form={ApprovalsForm}>
      What is ticked is done when the principal, or an admin, approves it on the first screen. Nobody approves
      what they have asked for, so two people are needed.
    </SettingsPart>
  );
}

function ApprovalsForm(props: SettingsFormProps) {
  const form = useSettingsForm('approvals', props, { schema, toForm, fields });
  const { field } = useController({ control: form.control, name: 'approvals' });
  const { data: admins } = useQuery(callQuery('listAdmins'));
  return (
    <RecordFormBody form={form}>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">Waits for the principal</legend>
        {approvalKinds.map((kind) => (
          <TickField
            key={kind}
            isTicked={field.value[kind]}
            onChange={(isTicked) => field.onChange({ ...field.value, [kind]: isTicked })}
          >
            {approvalLabels[kind]}
          </TickField>
        ))}
      </fieldset>
      {admins && approvesAlone(admins) && Object.values(field.value).some(Boolean) && (
        <div className="mt-3">
          <Alert>
            No other account may approve what you ask for: give another admin the set Principal or Admin.
          </Alert>
        </div>
      )}
    </RecordFormBody>
  );
}
