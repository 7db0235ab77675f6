import * as z from 'zod/mini';
import { parseNumber } from '#shared/kit/format.ts';
import { collegeSettingsInputSchema } from '#shared/office/college-settings.ts';
import { longestEnquiryMonths } from '#shared/website/enquiries.ts';
import { RecordFormBody } from '#web/portal/kit/forms/record-form.tsx';
import { TextField } from '#web/ui/fields.tsx';
import type { SettingsRecord } from './settings-calls.ts';
import { SettingsPart } from './settings-part.tsx';
import { type SettingsFormProps, useSettingsForm } from './use-settings-form.ts';

const fields = { enquiryMonths: { label: 'Months' } };
const typedNumber = z.pipe(
  z.string(),
  z.transform((text): number | undefined => parseNumber(text)),
);
const schema = z.object({
  enquiryMonths: z.pipe(typedNumber, collegeSettingsInputSchema.shape.enquiryMonths),
});
const toForm = (settings: SettingsRecord | undefined) => ({
  enquiryMonths: String(settings?.enquiryMonths ?? longestEnquiryMonths),
});

/** How long enquiries are kept, the same for all admins. */
export function EnquirySection() {
  return (
    <SettingsPart title="How long enquiries are kept" form={MonthsForm}>
      An enquiry is deleted for good that many months after its last message. The privacy policy of the
      website promises visitors at most {longestEnquiryMonths}.
    </SettingsPart>
  );
}

function MonthsForm(props: SettingsFormProps) {
  const form = useSettingsForm('time of enquiries', props, { schema, toForm, fields });
  return (
    <RecordFormBody form={form}>
      <TextField {...form.field('enquiryMonths')} required inputMode="numeric" className="max-w-40" />
    </RecordFormBody>
  );
}
