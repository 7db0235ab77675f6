import { contactOptionNames, contactForm as words } from '#content/en/contact.ts';
import { contactOptions } from '#shared/contact.ts';
import { buttonClass } from '../frame/button-link.tsx';
import { FormAlert, FormField, FormSelect, FormTextarea } from '../frame/form-field.tsx';
import { FormNeedsScript } from '../frame/form-needs-script.tsx';

const formId = 'contact';

export function ContactForm() {
  return (
    <section className="page-width section-space grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
      <div>
        <h2 id="contact-form-heading" className="text-3xl">
          {words.heading}
        </h2>
        <p className="mt-4 max-w-text">{words.intro}</p>
      </div>
      {/* method: without a script nothing of what is typed may leave for the address bar. */}
      <form
        method="dialog"
        data-contact-form
        aria-labelledby="contact-form-heading"
        className="rounded-lg border border-line bg-white p-5 sm:p-8"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField formId={formId} name="name" label={words.fields.name} autoComplete="name" />
          <FormSelect
            formId={formId}
            name="option"
            label={words.fields.option}
            choose={words.choose}
            options={contactOptions.map((value) => ({ value, label: contactOptionNames[value] }))}
            autoComplete="off"
          />
          <FormField
            formId={formId}
            name="customOption"
            label={words.fields.customOption}
            isHidden
            className="sm:col-span-2"
          />
          <FormField
            formId={formId}
            name="email"
            label={words.fields.email}
            type="email"
            autoComplete="email"
          />
          <FormField formId={formId} name="phone" label={words.fields.phone} type="tel" autoComplete="tel" />
          <FormTextarea
            formId={formId}
            name="description"
            label={words.fields.description}
            rows={4}
            className="sm:col-span-2"
          />
        </div>
        <button
          type="submit"
          className={buttonClass('primary', 'mt-6 w-full without-script:hidden sm:w-auto')}
        >
          {words.submit}
        </button>
        <FormAlert />
        <FormNeedsScript />
      </form>
    </section>
  );
}
