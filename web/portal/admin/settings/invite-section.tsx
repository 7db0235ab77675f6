import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextareaField } from '#web/ui/fields.tsx';
import { showToast } from '#web/ui/toasts.tsx';
import {
  inviteMessageParts,
  keepInviteMessage,
  readInviteMessage,
  usualInviteMessage,
} from '../../common/invite-message.ts';

/** How invites by WhatsApp are worded. */
export function InviteSection() {
  const [message, setMessage] = useState(readInviteMessage);
  const [refusal, setRefusal] = useState('');

  const save = () => {
    if (!message.includes('{link}'))
      return setRefusal('The message must contain {link}: without it nobody can choose a password.');
    if (!keepInviteMessage(message))
      return setRefusal('This browser keeps nothing: its storage is switched off.');
    setRefusal('');
    showToast('Invite message saved in this browser');
  };

  return (
    <section className="border-t border-line py-6">
      <h2 className="text-xl">Invite message</h2>
      <p className="mt-2 max-w-prose">
        What ‘Send by WhatsApp’ writes. {inviteMessageParts.join(', ')} are filled in. A link is good for 72
        hours. The wording is kept in this browser.
      </p>
      <div className="mt-4 max-w-2xl">
        <TextareaField
          label="Message"
          required
          rows={4}
          maxLength={500}
          value={message}
          error={refusal || undefined}
          onChange={(event) => setMessage(event.target.value)}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="primary" onClick={save}>
          Save message
        </Button>
        <Button onClick={() => setMessage(usualInviteMessage)}>Use the usual one</Button>
      </div>
    </section>
  );
}
