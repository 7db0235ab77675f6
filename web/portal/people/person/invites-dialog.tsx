import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { PersonInvites } from '#shared/account/person-invites.ts';
import { counted } from '#shared/kit/format.ts';
import { whatsappNumber } from '#shared/kit/phones/phone-numbers.ts';
import { whatsappLink } from '#shared/kit/phones/whatsapp.ts';
import { callFile } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { saveFile } from '#web/portal/kit/lists/save-file.ts';
import { WhatsAppList } from '#web/portal/kit/rows/whatsapp-list.tsx';
import { collegeSettingsQuery } from '#web/portal/office/settings/college-settings-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { useInviteMessage } from './invite-message.ts';

interface InvitesDialogProps {
  /** How many people are chosen. */
  count: number;
  /** 'student': as sentences name one of them. */
  noun: string;
  make: () => Promise<PersonInvites>;
  onClose: () => void;
}

/** Makes one-time links for the chosen people, to print as slips or to send by WhatsApp. They are shown once. */
export function InvitesDialog({ count, noun, make: load, onClose }: InvitesDialogProps) {
  const [made, setMade] = useState<PersonInvites>();
  const { run, isBusy, sentence } = useSaving();
  const make = () =>
    run(async () => {
      // The settings are loaded first, because the links are shown with the message: they would be lost.
      await queryClient.query(collegeSettingsQuery);
      setMade(await load());
    });
  const print = (invites: PersonInvites['invites']) =>
    run(async () => {
      const tokens = invites.map(({ link }) => new URL(link).hash.slice(1));
      saveFile(await callFile('createInviteSlips', { body: { tokens } }), 'log-in-slips.pdf');
    });

  return (
    <Modal
      title={made ? `Log-ins for ${counted(made.invites.length, noun)}` : `Invite ${counted(count, noun)}`}
      onClose={onClose}
    >
      {made ? (
        <Made made={made} noun={noun} />
      ) : (
        <p className="max-w-prose">
          Each of them gets a one-time link to choose a password, good for 72 hours. Who has a password
          already is passed over. Earlier links of the others end.
        </p>
      )}
      <FormEnd refusal={sentence}>
        <Button onClick={onClose}>{made ? 'Close' : 'Cancel'}</Button>
        {!made && (
          <Button variant="primary" isBusy={isBusy} onClick={() => void make()}>
            Make the log-ins
          </Button>
        )}
        {made && made.invites.length > 0 && (
          <Button variant="primary" isBusy={isBusy} onClick={() => void print(made.invites)}>
            <Printer className="size-5" />
            Slips to print (PDF)
          </Button>
        )}
      </FormEnd>
    </Modal>
  );
}

function Made({
  made: { invites, skipped },
  noun,
}: { made: PersonInvites } & Pick<InvitesDialogProps, 'noun'>) {
  const messageOf = useInviteMessage();
  return (
    <>
      <p className="max-w-prose">
        {invites.length > 0
          ? 'These links are shown only here. Print them as slips to cut apart, or send them one by one.'
          : 'All of them have a password already.'}
        {invites.length > 0 && skipped > 0 && ` ${counted(skipped, noun)} had a password already.`}
      </p>
      {invites.length > 0 && (
        <WhatsAppList
          label="Links"
          rows={invites.map(({ id, name, phone, parentPhone, ...invite }) => {
            const to = whatsappNumber(phone) || whatsappNumber(parentPhone);
            const href = whatsappLink(to, messageOf(name, invite));
            return { id, name, links: to ? [{ text: 'WhatsApp', name: `WhatsApp ${name}`, href }] : [] };
          })}
        />
      )}
    </>
  );
}
