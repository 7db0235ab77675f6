import { X } from 'lucide-react';
import { enquiry, quotaNames } from '#content/en/enquiry.ts';
import { frame } from '#content/en/frame.ts';
import { quotas } from '#shared/years.ts';
import { buttonClass } from './button-link.tsx';
import { FormAlert, FormField, FormSelect } from './form-field.tsx';
import { TextLink } from './text-link.tsx';

/** The admission enquiry of product §2.9: its answers go out by WhatsApp, nothing is stored here. */
export function EnquiryDialog() {
  const formId = 'enquiry-form';
  return (
    <dialog id="enquiry" aria-labelledby="enquiry-title" className="w-[min(32rem,calc(100vw-1.5rem))] p-0">
      <form data-form="enquiry" className="p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id="enquiry-title" className="text-2xl">
            {enquiry.title}
          </h2>
          <button
            type="button"
            command="close"
            commandfor="enquiry"
            aria-label={frame.close}
            className="-mt-2 -mr-2 grid size-11 place-items-center rounded-sm hover:bg-sand"
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </div>
        <p className="mt-2">{enquiry.intro}</p>
        <div className="mt-5 grid gap-4">
          <FormField formId={formId} name="fullName" label={enquiry.fields.fullName} autoComplete="name" />
          <FormField
            formId={formId}
            name="email"
            label={enquiry.fields.email}
            type="email"
            autoComplete="email"
          />
          <FormField
            formId={formId}
            name="phone"
            label={enquiry.fields.phone}
            type="tel"
            autoComplete="tel"
          />
          <FormField
            formId={formId}
            name="neetRank"
            label={enquiry.fields.neetRank}
            isOptional
            optionalWord={enquiry.optional}
            inputMode="numeric"
          />
          <FormSelect
            formId={formId}
            name="quota"
            label={enquiry.fields.quota}
            choose={enquiry.choose}
            options={quotas.map((value) => ({ value, label: quotaNames[value] }))}
          />
        </div>
        <button type="submit" className={buttonClass('primary', 'mt-6 w-full')}>
          {enquiry.submit}
        </button>
        <FormAlert />
        <p className="mt-3 text-sm">{enquiry.privacy}</p>
        <p className="mt-1 text-sm">
          <TextLink href={enquiry.confirmation.url} className="text-teal underline underline-offset-4">
            {enquiry.confirmation.label}
          </TextLink>
        </p>
      </form>
    </dialog>
  );
}
