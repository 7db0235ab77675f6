import { subscriptionMessage, subscriptionSchema } from '#shared/website/forms/subscription.ts';
import { useChatForm } from '#web/site/forms/use-chat-form.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { FormAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';

/** The email box of the footer (product §2.2): it opens a WhatsApp chat that asks for the news. */
export function Subscription({ number }: { number: string }) {
  const { subscription: words } = useWords('frame');
  const { attributes, field, alert } = useChatForm({
    form: 'subscription',
    schema: subscriptionSchema,
    number,
    messageOf: subscriptionMessage,
    opened: words.opened,
  });
  return (
    <form {...attributes} className="col-span-2 without-script:hidden">
      <h2 className="text-lg">{words.heading}</h2>
      <div className="mt-2 flex items-end gap-3 has-[[aria-invalid=true]]:items-center md:mt-3">
        <TextField
          {...field('email')}
          label={words.label}
          required
          type="email"
          autoComplete="email"
          placeholder={words.placeholder}
          className="w-full min-w-0 sm:max-w-72"
        />
        <Button type="submit" variant="accent">
          {words.button}
        </Button>
      </div>
      <p className="mt-2 text-sm text-white/85">{words.note}</p>
      <FormAlert {...alert} />
    </form>
  );
}
