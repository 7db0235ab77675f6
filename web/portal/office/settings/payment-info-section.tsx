import * as z from 'zod/mini';
import { paymentInfoInputSchema } from '#shared/money/payment-info.ts';
import { RecordFormBody } from '#web/portal/kit/forms/record-form.tsx';
import { TextareaField, TextField } from '#web/ui/fields.tsx';
import type { SettingsRecord } from './settings-calls.ts';
import { SettingsPart } from './settings-part.tsx';
import { type SettingsFormProps, useSettingsForm } from './use-settings-form.ts';

const fields = {
  'paymentInfo.account': { label: 'Bank account' },
  'paymentInfo.upiId': { label: 'UPI id' },
};
const schema = z.object({ paymentInfo: paymentInfoInputSchema });
const toForm = (settings: SettingsRecord | undefined) => ({
  paymentInfo: settings?.paymentInfo ?? { account: '', upiId: '' },
});

/** How students pay, as their portal shows it. */
export function PaymentInfoSection() {
  return (
    <SettingsPart title="How students pay" form={PaymentInfoForm}>
      Students see this with what they have to pay next. What is left empty is not shown.
    </SettingsPart>
  );
}

function PaymentInfoForm(props: SettingsFormProps) {
  const form = useSettingsForm('way to pay', props, { schema, toForm, fields });
  return (
    <RecordFormBody form={form}>
      <div className="grid gap-4">
        <TextareaField
          {...form.field('paymentInfo.account')}
          rows={4}
          hint="Name, number, bank and IFSC, each on its own line"
        />
        <TextField
          {...form.field('paymentInfo.upiId')}
          hint="Students get it as a QR code with the amount: college@bank"
        />
      </div>
    </RecordFormBody>
  );
}
