import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { LoadFailure } from '#web/portal/shell/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextareaField } from '#web/ui/fields.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { collegeSettingsQuery } from './college-settings-query.ts';
import { asRecord, type SettingsRecord, settingsCalls } from './settings-calls.ts';

const fields = { inviteMessage: { label: 'Message' } };
const schema = collegeSettingsInputSchema as z.ZodMiniType<CollegeSettingsInput, { inviteMessage: string }>; // of its fields this form has one
const toForm = (settings: SettingsRecord | undefined) => ({
  inviteMessage: settings?.inviteMessage ?? usualInviteMessage,
});

/** The text of invites by WhatsApp, shared by all admins. */
export function InviteSection() {
  const { data, error, refetch } = useQuery(collegeSettingsQuery);
  /** A new key resets the form after a save or a cancel; another admin's save does not reset it. */
  const [round, setRound] = useState(0);
  return (
    <section className="max-w-2xl">
      <h2 className="text-xl">Invite message</h2>
      <p className="mt-2 mb-4">
        What ‘Send by WhatsApp’ writes, for every admin. {inviteMessageParts.join(', ')} are filled in. A link
        is good for 72 hours.
      </p>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading text="Loading…" />}
      {data && <MessageForm key={round} settings={data} onClose={() => setRound(round + 1)} />}
    </section>
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
