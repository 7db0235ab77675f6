import { enquiry, quotaNames } from '#content/en/enquiry.ts';
import { quotas } from '#shared/quotas.ts';
import { FormDialog } from '#web/site/forms/form-dialog.tsx';
import { FormField, FormSelect } from '#web/site/forms/form-field.tsx';
import { TextLink } from '#web/site/parts/text-link.tsx';

const formId = 'enquiry-form';
const { fields } = enquiry;

/** The admission enquiry of product §2.9: its answers go out by WhatsApp, nothing is stored here. */
export function EnquiryDialog() {
  return (
    <FormDialog
      id="enquiry"
      frameForm="enquiry"
      title={enquiry.title}
      intro={enquiry.intro}
      submit={enquiry.submit}
      below={
        <>
          <p className="mt-3 text-sm">{enquiry.privacy}</p>
          <p className="mt-1 text-sm">
            <TextLink
              href={enquiry.confirmation.url}
              className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
            >
              {enquiry.confirmation.label}
            </TextLink>
          </p>
        </>
      }
    >
      <FormField formId={formId} name="fullName" label={fields.fullName} autoComplete="name" />
      <FormField formId={formId} name="email" label={fields.email} type="email" autoComplete="email" />
      <FormField formId={formId} name="phone" label={fields.phone} type="tel" autoComplete="tel" />
      <FormField
        formId={formId}
        name="neetRank"
        label={fields.neetRank}
        isOptional
        optionalWord={enquiry.optional}
        inputMode="numeric"
      />
      <FormSelect
        formId={formId}
        name="quota"
        label={fields.quota}
        choose={enquiry.choose}
        options={quotas.map((value) => ({ value, label: quotaNames[value] }))}
      />
    </FormDialog>
  );
}
