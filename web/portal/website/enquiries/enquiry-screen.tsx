import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { shownPhone, telLink, whatsappNumber } from '#shared/kit/phones/phone-numbers.ts';
import { whatsappLink } from '#shared/kit/phones/whatsapp.ts';
import { portalRoutes } from '#shared/routes.ts';
import type { Enquiry } from '#shared/website/enquiries.ts';
import { callQuery } from '#web/api/call-query.ts';
import { college } from '#web/portal/kit/college.ts';
import { ListLink } from '#web/portal/kit/lists/way-to-list.tsx';
import { lazyDialog, lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { LinkTabs, useTab } from '#web/portal/kit/shell/link-tabs.tsx';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EnquiryMessages } from './enquiry-messages.tsx';

const EnquiryForm = lazyPart(() => import('./enquiry-form.tsx'));
const DeleteEnquiry = lazyDialog(() => import('./delete-enquiry.tsx'));
const RecordAuditLog = lazyPart(() => import('#web/portal/office/audit-log/record-audit-log.tsx'));

const tabs = [
  { tab: 'enquiry', label: 'Enquiry' },
  { tab: 'history', label: 'History' },
] as const;

/** Everything about one enquiry. */
export function EnquiryScreen() {
  const { id = '' } = useParams({ strict: false });
  const { data: enquiry, error, refetch } = useQuery(callQuery('findEnquiry', { params: { id } }));
  const tab = useTab(tabs);
  return (
    <>
      <p className="mb-1 print:hidden">
        <ListLink to={portalRoutes.admin('enquiries')} label="Enquiries" />
      </p>
      {!enquiry && <LoadState {...{ error, refetch }} />}
      {enquiry && (
        <>
          <Head enquiry={enquiry} />
          <LinkTabs label={`About ${enquiry.name}`} tabs={tabs} current={tab} />
          {tab === 'history' ? (
            <RecordAuditLog call="listEnquiryAuditLog" id={id} />
          ) : (
            <EnquiryParts enquiry={enquiry} />
          )}
        </>
      )}
    </>
  );
}

function Head({ enquiry }: { enquiry: Enquiry }) {
  const { name, reference, phone, email } = enquiry;
  return (
    <>
      <ScreenHeader title={name}>
        <Contact enquiry={enquiry} />
      </ScreenHeader>
      <p className="mb-4 flex sm:-mt-3 flex-wrap gap-x-4 text-ink-soft">
        <span>{reference}</span>
        <span className="tabular">{shownPhone(phone)}</span>
        {email && (
          <a href={`mailto:${email}`} className="text-teal wrap-anywhere underline-offset-4 hover:underline">
            {email}
          </a>
        )}
      </p>
    </>
  );
}

function Contact({ enquiry: { name, phone } }: { enquiry: Enquiry }) {
  const greeting = `Namaste ${name}, this is ${college.name}. You asked us to contact you.`;
  return (
    <>
      <a href={telLink(phone)} className={buttonClass('plain')}>
        <Phone className="size-5" />
        Call
      </a>
      <a
        href={whatsappLink(whatsappNumber(phone), greeting)}
        target="_blank"
        rel="noopener"
        className={buttonClass('plain')}
      >
        <MessageCircle className="size-5" />
        WhatsApp
      </a>
    </>
  );
}

function EnquiryParts({ enquiry }: { enquiry: Enquiry }) {
  /** A new key resets the form after a save or a cancel. */
  const [round, setRound] = useState(0);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <section aria-labelledby="follow-up">
        <h2 id="follow-up" className="mb-3 text-xl">
          Stage and follow-up
        </h2>
        <EnquiryForm key={round} enquiry={enquiry} onClose={() => setRound(round + 1)} />
      </section>
      <div>
        <EnquiryMessages messages={enquiry.messages} />
        <p className="mt-6 print:hidden">
          <Button variant="quietDanger" onClick={() => setDeleting(true)}>
            Delete
          </Button>
        </p>
      </div>
      {isDeleting && <DeleteEnquiry enquiry={enquiry} onClose={() => setDeleting(false)} />}
    </div>
  );
}
