// The parts of the college's settings that are one question each, the same for all admins.
import { useQuery } from '@tanstack/react-query';
import { type Control, useController } from 'react-hook-form';
import * as z from 'zod/mini';
import { parseNumber } from '#shared/kit/format.ts';
import { paymentInfoInputSchema } from '#shared/money/payment-info.ts';
import {
  type ApprovalSettings,
  approvalKinds,
  approvalLabels,
  approvalSettingsSchema,
} from '#shared/office/approvals.ts';
import {
  type CollegeSettingsInput,
  collegeSettingsInputSchema,
  inviteMessageParts,
} from '#shared/office/college-settings.ts';
import { longestEnquiryMonths } from '#shared/website/enquiries.ts';
import { callQuery } from '#web/api/call-query.ts';
import { usualInviteMessage } from '#web/portal/people/person/invite-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextareaField, TextField } from '#web/ui/fields.tsx';
import { TickField } from '#web/ui/tick-field.tsx';
import { approvesAlone } from './last-admin.ts';
import { SettingsPart } from './settings-part.tsx';

const { categories, enquiryMonths } = collegeSettingsInputSchema.shape;

/** One category a line; empty lines are left out. */
const linesOf = (text: string): string[] | undefined => text.split('\n').filter((line) => line.trim());
const categoriesSchema = z.object({
  categories: z.pipe(z.pipe(z.string(), z.transform(linesOf)), categories),
});

/** The choices of a student's reservation category. */
export const CategoriesSection = () => (
  <SettingsPart
    title="Reservation categories"
    about="The choices in a student’s record, one a line. A student keeps a category that is taken out of the list."
    noun="list of categories"
    fields={{ categories: { label: 'Categories' } }}
    schema={categoriesSchema}
    toForm={(settings) => ({ categories: settings.categories.join('\n') })}
  >
    {({ field }) => <TextareaField {...field('categories')} required rows={10} />}
  </SettingsPart>
);

const typedNumber = z.pipe(
  z.string(),
  z.transform((text): number | undefined => parseNumber(text)),
);
const enquirySchema = z.object({ enquiryMonths: z.pipe(typedNumber, enquiryMonths) });

export const EnquirySection = () => (
  <SettingsPart
    title="How long enquiries are kept"
    about={`An enquiry is deleted for good that many months after its last message. The privacy policy of the website promises visitors at most ${longestEnquiryMonths}.`}
    noun="time of enquiries"
    fields={{ enquiryMonths: { label: 'Months' } }}
    schema={enquirySchema}
    toForm={(settings) => ({ enquiryMonths: String(settings.enquiryMonths) })}
  >
    {({ field }) => (
      <TextField {...field('enquiryMonths')} required inputMode="numeric" className="max-w-40" />
    )}
  </SettingsPart>
);

const inviteSchema = collegeSettingsInputSchema as z.ZodMiniType<
  CollegeSettingsInput,
  { inviteMessage: string }
>; // of its fields this form has one

/** The text of invites by WhatsApp. */
export const InviteSection = () => (
  <SettingsPart
    title="Invite message"
    about={`What ‘Send by WhatsApp’ writes, for every admin. ${inviteMessageParts.join(', ')} are filled in. A link is good for 72 hours.`}
    noun="invite message"
    fields={{ inviteMessage: { label: 'Message' } }}
    schema={inviteSchema}
    toForm={(settings) => ({ inviteMessage: settings.inviteMessage ?? usualInviteMessage })}
  >
    {({ field, form }) => (
      <>
        <TextareaField {...field('inviteMessage')} required rows={5} />
        <p className="mt-3">
          <Button
            variant="quiet"
            className="-ml-(--button-space)"
            onClick={() => form.setValue('inviteMessage', usualInviteMessage, { shouldDirty: true })}
          >
            Use the usual one
          </Button>
        </p>
      </>
    )}
  </SettingsPart>
);

const paymentSchema = z.object({ paymentInfo: paymentInfoInputSchema });

/** How students pay, as their portal shows it. */
export const PaymentInfoSection = () => (
  <SettingsPart
    title="How students pay"
    about="Students see this with what they have to pay next. What is left empty is not shown."
    noun="way to pay"
    fields={{ 'paymentInfo.account': { label: 'Bank account' }, 'paymentInfo.upiId': { label: 'UPI id' } }}
    schema={paymentSchema}
    toForm={({ paymentInfo }) => ({ paymentInfo })}
  >
    {({ field }) => (
      <div className="grid gap-4">
        <TextareaField
          {...field('paymentInfo.account')}
          rows={4}
          hint="Name, number, bank and IFSC, each on its own line"
        />
        <TextField
          {...field('paymentInfo.upiId')}
          hint="Students get it as a QR code with the amount: college@bank"
        />
      </div>
    )}
  </SettingsPart>
);

const approvalsSchema = z.object({ approvals: approvalSettingsSchema });

/** What waits for the principal. */
export const ApprovalsSection = () => (
  <SettingsPart
    title="Approvals"
    about="What is ticked is done when the principal, or an admin, approves it on the first screen. Nobody approves what they have asked for, so two people are needed."
    noun="approvals"
    fields={{ approvals: { label: 'Approvals' } }}
    schema={approvalsSchema}
    toForm={({ approvals }) => ({ approvals })}
  >
    {({ form }) => <ApprovalTicks control={form.control} />}
  </SettingsPart>
);

type ApprovalControl = Control<{ approvals: ApprovalSettings }, unknown, CollegeSettingsInput>;

function ApprovalTicks({ control }: { control: ApprovalControl }) {
  const { field } = useController({ control, name: 'approvals' });
  const { data: admins } = useQuery(callQuery('listAdmins'));
  return (
    <>
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
        <Alert className="mt-3">
          No other account may approve what you ask for: give another admin the set Principal or Admin.
        </Alert>
      )}
    </>
  );
}
