import { whatsAppWords } from '#content/en/whatsapp.ts';
import { whatsappLink } from '#shared/whatsapp.ts';
import { tell } from './form-behaviour.ts';

/**
 * Opens the chat with `number` beside the page. Then a pop-up is done: emptied and closed (product §2.9); any other form
 * says `opened`. Where the browser keeps new windows shut a link stands in, and following it ends the same way.
 */
export function sendByChat(form: HTMLFormElement, number: string, message: string, opened = ''): void {
  const url = whatsappLink(number, message);
  const finish = () => {
    tell(form, opened);
    const dialog = form.closest('dialog');
    if (!dialog) return;
    form.reset();
    dialog.close();
  };
  const chat = window.open(url, '_blank');
  if (!chat) return tell(form, whatsAppWords.blocked, { label: whatsAppWords.open, url, onFollowed: finish });
  chat.opener = null;
  finish();
}
