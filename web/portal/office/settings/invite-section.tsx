import type * as z from 'zod/mini';
import {
  type CollegeSettingsInput,
  collegeSettingsInputSchema,
  inviteMessageParts,
} from '#shared/office/college-settings.ts';
import { RecordFormBody } from '#web/portal/kit/forms/record-form.tsx';
import { usualInviteMessage } from '#web/portal/people/person/invite-message.ts';
import { Button } from '#web/ui/button.tsx';
import { TextareaField } from '#web/ui/fields.tsx';
import type { SettingsRecord } from './settings-calls.ts';
import { SettingsPart } from './settings-part.tsx';
import { type SettingsFormProps, useSettingsForm } from './use-settings-form.ts';

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

function MessageForm(props: SettingsFormProps) {
  const form = useSettingsForm('invite message', props, { schema, toForm, fields });
  return (
    <RecordFormBody form={form}>
      <TextareaField {...form.field('inviteMessage')} required rows={5} />
      <p className="mt-3">
        <Button
          variant="quiet"
          className="-ml-(--button-space)"
          onClick={() => form.form.setValue('inviteMessage', usualInviteMessage, { shouldDirty: true })}
        >
          Use the usual one
        </Button>
      </p>
    </RecordFormBody>
  );
}
