import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { whatsAppWords } from '#content/en/whatsapp.ts';
import { whatsappLink } from '#shared/whatsapp.ts';
import { useCheckedForm } from './use-checked-form.ts';

interface Chat<S extends z.ZodMiniType> {
  schema: S;
  number: string;
  messageOf: (values: z.output<S>) => string;
  /**
   * The message after the chat has opened. undefined: the form is in a pop-up, which is then emptied and closed
   * (product §2.9).
   */
  opened?: string;
  onInvalid?: Parameters<typeof useCheckedForm<S>>[0]['onInvalid'];
}

/** A form whose answers go out by WhatsApp. */
export function useChatForm<S extends z.ZodMiniType>({
  schema,
  number,
  messageOf,
  opened,
  onInvalid,
}: Chat<S>) {
  const checked = useCheckedForm({
    schema,
    ...(onInvalid && { onInvalid }),
    onValid: (values) =>
      openChat(whatsappLink(number, messageOf(values)), checked.say, () => {
        checked.say(opened);
        if (!opened) finishPopUp(checked.form.current);
      }),
  });
  return checked;
}

function finishPopUp(form: HTMLFormElement | null): void {
  form?.reset();
  form?.closest('dialog')?.close();
}

/**
 * Opens the chat in a new tab. If the browser blocks it, a link to the chat is shown, and following the link has the same
 * effect.
 */
export function openChat(url: string, say: (link: React.ReactNode) => void, onOpened: () => void): void {
  const chat = window.open(url, '_blank');
  if (!chat) return say(<ChatLink url={url} onFollowed={onOpened} />);
  chat.opener = null;
  onOpened();
}

function ChatLink({ url, onFollowed }: { url: string; onFollowed: () => void }) {
  const link = useRef<HTMLAnchorElement>(null);
  // On a phone the link is below the button and may be off the screen.
  useEffect(() => {
    link.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      {whatsAppWords.blocked}
      <a
        ref={link}
        href={url}
        target="_blank"
        rel="noopener"
        onClick={onFollowed}
        className="ml-2 font-semibold underline underline-offset-4"
      >
        {whatsAppWords.open}
      </a>
    </>
  );
}
