import { type Message, type MessageReader, messageFields } from '#shared/people/messages.ts';

/** 'Opened in WhatsApp', 'Not sent: 550 No such mailbox' */
export function howItWent({ state, email, reason }: MessageReader): string {
  const words =
    state === 'prepared' && email ? 'On its way by email' : messageFields.state.choiceLabels[state];
  return reason ? `${words}: ${reason}` : words;
}

/** @param readers those who have a phone number */
export const openedOf = ({ length }: readonly MessageReader[], opened: number) =>
  `${opened} of ${length} opened in WhatsApp, ${length - opened} left`;

/** Of all readers of a message. */
export function countedStates({ channel, readers }: Message): string {
  const count = (state: MessageReader['state']) => readers.filter((reader) => reader.state === state).length;
  if (channel === 'whatsapp')
    return openedOf(
      readers.filter(({ phone }) => phone),
      count('opened'),
    );
  const [left, failed] = [count('prepared'), count('failed')];
  return `${count('sent')} of ${readers.length} sent by email${left ? `, ${left} on the way` : ''}${failed ? `, ${failed} not sent` : ''}`;
}
