import type * as z from 'zod/mini';
import {
  type CollegeSettings,
  type CollegeSettingsInput,
  collegeSettingsInputSchema,
  inviteMessageParts,
} from '#shared/college-settings.ts';
import { RecordFormBody } from '#web/portal/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/forms/use-record-form.ts';
import { usualInviteMessage } from '#web/portal/people/invite-message.ts';
import { Button } from '#web/ui/button.tsx';
import { TextareaField } from '#web/ui/fields.tsx';
import { asRecord, type SettingsRecord, settingsCalls } from './settings-calls.ts';
import { SettingsPart } from './settings-part.tsx';

const fields = { inviteMessage: { label: 'Message' } };
const schema = collegeSettingsInputSchema as z.ZodMiniType<CollegeSettingsInput, { inviteMessage: string }>; // of its fields this form has one
const toForm = (settings: SettingsRecord | undefined) => ({
  inviteMessage: settings?.inviteMessage ?? usualInviteMessage,
});

/** The text of invites by WhatsApp, shared by all admins. */
export function InviteSection() {
  return (
    <SettingsPart title="Invite message" form={MessageForm}>
      What ‘Send by WhatsApp’ writes, for every admin. {inviteMessageParts.join(', ')} are filled in. A link
      is good for 72 hours.
    </SettingsPart>
  );
}

function MessageForm({ settings, onClose }: { settings: CollegeSettings; onClose: () => void }) {
  const form = useRecordForm({
    calls: settingsCalls('invite message'),
    record: asRecord(settings),
    schema,
    toForm,
    fields,
    onClose,
  });
  return (
    <RecordFormBody form={form}>
      <TextareaField {...form.field('inviteMessage')} required rows={5} />
      <p className="mt-3">
        <Button
          variant="quiet"
          onClick={() => form.form.setValue('inviteMessage', usualInviteMessage, { shouldDirty: true })}
        >
          Use the usual one
        </Button>
      </p>
    </RecordFormBody>
  );
}
