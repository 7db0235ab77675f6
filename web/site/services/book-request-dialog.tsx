import { bookRequestMessage, bookRequestSchema } from '#shared/website/forms/book-request.ts';
import { FormDialog } from '#web/site/forms/form-dialog.tsx';
import { useChatForm } from '#web/site/forms/use-chat-form.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { TextareaField, TextField } from '#web/ui/fields.tsx';

/** The request goes to the library by WhatsApp. */
export function BookRequestDialog({ number }: { number: string }) {
  const { request: words } = useWords('digitalLibrary').digitalLibrary;
  const checked = useChatForm({
    form: 'bookRequest',
    labels: words.fields,
    schema: bookRequestSchema,
    number,
    messageOf: bookRequestMessage,
    isPopUp: true,
  });
  return (
    <FormDialog
      id="book-request"
      title={words.title}
      intro={words.intro}
      submit={words.submit}
      checked={checked}
    >
      <TextField {...checked.field('bookTitle')} required />
      <TextField {...checked.field('author')} optionalWord={words.optional} />
      <TextField {...checked.field('name')} required autoComplete="name" />
      <TextField {...checked.field('email')} required type="email" autoComplete="email" />
      <TextareaField {...checked.field('reason')} optionalWord={words.optional} />
    </FormDialog>
  );
}
