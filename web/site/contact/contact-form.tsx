import { contactOptionNames, contactForm as words } from '#content/en/contact.ts';
import { contactOptions } from '#shared/contact.ts';
import { FormField, FormSelect, FormTextarea } from '#web/site/forms/form-field.tsx';
import { FormSection } from '#web/site/forms/form-section.tsx';

const formId = 'contact-form';
const { fields } = words;

export function ContactForm() {
  return (
    <FormSection id={formId} heading={words.heading} intro={words.intro} submit={words.submit}>
      <FormField formId={formId} name="name" label={fields.name} autoComplete="name" />
      <FormSelect
        formId={formId}
        name="option"
        label={fields.option}
        choose={words.choose}
        options={contactOptions.map((value) => ({ value, label: contactOptionNames[value] }))}
        autoComplete="off"
      />
      <FormField
        formId={formId}
        name="customOption"
        label={fields.customOption}
        isHidden
        className="sm:col-span-2"
      />
      <FormField formId={formId} name="email" label={fields.email} type="email" autoComplete="email" />
      <FormField formId={formId} name="phone" label={fields.phone} type="tel" autoComplete="tel" />
      <FormTextarea
        formId={formId}
        name="description"
        label={fields.description}
        rows={4}
        className="sm:col-span-2"
      />
    </FormSection>
  );
}
