import type { Invite } from '#shared/account/auth.ts';
import { formatMoment } from '#shared/kit/format.ts';
import { whatsappNumber } from '#shared/kit/phones/phone-numbers.ts';
import { whatsappLink } from '#shared/kit/phones/whatsapp.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { useInviteMessage } from './invite-message.ts';

interface InviteDialogProps {
  invite: Invite;
  name: string;
  phone: string;
  onClose: () => void;
}

/** A new invite link: shown once, to be copied or sent by WhatsApp. */
export function InviteDialog({ invite, name, phone, onClose }: InviteDialogProps) {
  const message = useInviteMessage()(name, invite);
  return (
    <Modal title={`Invite ${name}`} onClose={onClose}>
      <p className="mb-4">
        Any person who has this link can choose the password of this account, once, until{' '}
        {formatMoment(invite.expiresAt)}. It is shown only here. Older links no longer work.
      </p>
      <CopyField label="Link" value={invite.link} />
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Close</Button>
        <a
          href={whatsappLink(whatsappNumber(phone), message)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center rounded-sm border border-ink-soft bg-white px-4 font-semibold hover:bg-sand"
        >
          Send by WhatsApp
        </a>
      </div>
    </Modal>
  );
}
