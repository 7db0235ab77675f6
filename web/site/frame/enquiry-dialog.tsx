import { quotas } from '#shared/people/quotas.ts';
import { enquiryMessage, enquirySchema } from '#shared/website/forms/admission-enquiry.ts';
import { CallBackTick } from '#web/site/forms/call-back-tick.tsx';
import { FormDialog } from '#web/site/forms/form-dialog.tsx';
import { useChatForm } from '#web/site/forms/use-chat-form.tsx';
import { useIsAwake } from '#web/site/forms/use-is-awake.ts';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { SelectField, TextField } from '#web/ui/fields.tsx';

/** The admission enquiry of product §2.9: the entries go out by WhatsApp, and are kept only with the visitor's tick. */
export function EnquiryDialog({ number }: { number: string }) {
  const { enquiry, quotaNames } = useWords('enquiry');
  const isAwake = useIsAwake();
  const checked = useChatForm({
    form: 'enquiry',
    labels: enquiry.fields,
    schema: enquirySchema,
    number,
    messageOf: enquiryMessage,
    isPopUp: true,
    toKeep: ({ callBack, fullName, ...entries }) =>
      callBack && { kind: 'admission', name: fullName, ...entries },
  });
  return (
    <FormDialog
      id="enquiry"
      title={enquiry.title}
      intro={enquiry.intro}
      submit={enquiry.submit}
      checked={checked}
      below={
        <p className="mt-3 text-sm">
          <TextLink
            link={enquiry.confirmation}
            className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
          />
        </p>
      }
    >
      <TextField {...checked.field('fullName')} required autoComplete="name" />
      <TextField {...checked.field('email')} required type="email" autoComplete="email" />
      <TextField {...checked.field('phone')} required type="tel" autoComplete="tel" />
      <TextField {...checked.field('neetRank')} optionalWord={enquiry.optional} inputMode="numeric" />
      <SelectField
        {...checked.field('quota')}
        hint={enquiry.quotaHint}
        required
        placeholder={enquiry.choose}
        options={quotas.map((value) => ({ value, label: quotaNames[value] }))}
      />
      {/* The dialog is in the HTML of every page: what needs the script comes with it. */}
      {isAwake && <CallBackTick />}
    </FormDialog>
  );
}
