import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type Phrase, whatsappLink } from '#shared/kit/phones/whatsapp.ts';
import { useWords, type Words } from '#web/site/parts/page-context.ts';
import { type EnquiryToKeep, keepEnquiry } from './keep-enquiry.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { usePhrases } from './use-phrases.ts';

interface Chat<S extends z.ZodMiniType> {
  /** By which the words of content/words know it. */
  form: keyof Words['forms']['formPhrases'];
  schema: S;
  number: string;
  messageOf: (values: z.output<S>, phrase: Phrase) => string;
  /** The form is in a pop-up, which is emptied and closed after the chat has opened (product §2.9). */
  isPopUp?: boolean;
  /** The message after the chat has opened. */
  opened?: string;
  /** What the college is to keep of these values: nothing without the visitor's tick. */
  toKeep?: (values: z.output<S>) => EnquiryToKeep | undefined;
  onInvalid?: Parameters<typeof useCheckedForm<S>>[0]['onInvalid'];
  labels?: Readonly<Record<string, string>>;
}

/** A form whose answers go out by WhatsApp. */
export function useChatForm<S extends z.ZodMiniType>({
  form,
  schema,
  number,
  messageOf,
  isPopUp = false,
  opened: ownOpened,
  toKeep,
  ...rules
}: Chat<S>) {
  const { sent: words } = useWords('callBack');
  const opened = ownOpened ?? words.opened;
  const phrase = usePhrases(form);
  /** The sentence shown after the chat has opened in a new window. */
  const [sent, setSent] = useState('');
  const checked = useCheckedForm({
    schema,
    phrase,
    ...rules,
    onValid: (values) => {
      const enquiry = toKeep?.(values);
      // Sent before the chat opens: on a phone this page is then in the background.
      const keeping = enquiry && keepEnquiry(enquiry);
      const tell = isPopUp ? setSent : checked.say;
      openChat(whatsappLink(number, messageOf(values, phrase)), checked.fail, () => {
        tell(keeping ? `${opened} ${words.keeping}` : opened);
        if (isPopUp) finishPopUp(checked.form.current);
        void keeping?.then((reference) =>
          tell(`${opened} ${reference ? words.kept.replace('{reference}', reference) : words.notKept}`),
        );
      });
    },
  });
  return { ...checked, sent, closeSent: () => setSent('') };
}

function finishPopUp(form: HTMLFormElement | null): void {
  form?.reset();
  form?.closest('dialog')?.close();
}

/**
 * Opens the chat in a new tab. If the browser blocks it, a link to the chat is shown, and following the link has the same
 * effect.
 */
export function openChat(url: string, fail: (link: React.ReactNode) => void, onOpened: () => void): void {
  const chat = window.open(url, '_blank');
  if (!chat) return fail(<ChatLink url={url} onFollowed={onOpened} />);
  chat.opener = null;
  onOpened();
}

function ChatLink({ url, onFollowed }: { url: string; onFollowed: () => void }) {
  const link = useRef<HTMLAnchorElement>(null);
  const { whatsAppWords } = useWords('whatsapp');
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
