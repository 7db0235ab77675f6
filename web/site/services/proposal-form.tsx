import { proposalForm as words } from '#content/en/research-laboratory.ts';
import { FormField, FormFile, FormTextarea } from '#web/site/forms/form-field.tsx';
import { FormSection } from '#web/site/forms/form-section.tsx';

const formId = 'proposal-form';
const { fields } = words;

export function ProposalForm() {
  return (
    <FormSection id={formId} heading={words.heading} intro={words.intro} submit={words.submit}>
      <FormField formId={formId} name="name" label={fields.name} autoComplete="name" />
      <FormField formId={formId} name="email" label={fields.email} type="email" autoComplete="email" />
      <FormField formId={formId} name="topic" label={fields.topic} />
      <FormField formId={formId} name="title" label={fields.title} />
      <FormTextarea
        formId={formId}
        name="description"
        label={fields.description}
        hint={words.descriptionHelp}
        rows={6}
        className="sm:col-span-2"
      />
      <FormFile
        formId={formId}
        name="file"
        label={fields.file}
        hint={words.fileHelp}
        accept=".pdf,application/pdf"
        isOptional
        optionalWord={words.optional}
        className="sm:col-span-2"
      />
    </FormSection>
  );
}
