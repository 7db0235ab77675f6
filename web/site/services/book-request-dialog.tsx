import { digitalLibrary } from '#content/en/digital-library.ts';
import { FormDialog } from '#web/site/forms/form-dialog.tsx';
import { FormField, FormTextarea } from '#web/site/forms/form-field.tsx';

const words = digitalLibrary.request;
const { fields } = words;
const formId = 'book-request-form';

export function BookRequestDialog() {
  return (
    <FormDialog id="book-request" title={words.title} intro={words.intro} submit={words.submit}>
      <FormField formId={formId} name="bookTitle" label={fields.bookTitle} />
      <FormField
        formId={formId}
        name="author"
        label={fields.author}
        isOptional
        optionalWord={words.optional}
      />
      <FormField formId={formId} name="name" label={fields.name} autoComplete="name" />
      <FormField formId={formId} name="email" label={fields.email} type="email" autoComplete="email" />
      <FormTextarea
        formId={formId}
        name="reason"
        label={fields.reason}
        rows={3}
        isOptional
        optionalWord={words.optional}
      />
    </FormDialog>
  );
}
