import type { ReactNode } from 'react';
import { FormAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormNeedsScript } from './form-needs-script.tsx';
import type { useCheckedForm } from './use-checked-form.ts';

interface ChatFormProps {
  checked: Pick<ReturnType<typeof useCheckedForm>, 'attributes' | 'alert'>;
  headingId: string;
  submit: string;
  /** The fields. */
  children: ReactNode;
}

/** A form on a page whose entries go out by WhatsApp. */
export function ChatForm({ checked, headingId, submit, children }: ChatFormProps) {
  return (
    <form
      {...checked.attributes}
      aria-labelledby={headingId}
      className="rounded-lg border border-line bg-white p-5 sm:p-8"
    >
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
      <Button type="submit" variant="primary" className="mt-6 w-full without-script:hidden sm:w-auto">
        {submit}
      </Button>
      <FormAlert {...checked.alert} />
      <FormNeedsScript />
    </form>
  );
}
