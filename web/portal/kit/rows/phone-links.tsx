import { MessageCircle } from 'lucide-react';
import { shownPhone, telLink, whatsappNumber } from '#shared/kit/phones/phone-numbers.ts';
import { whatsappLink } from '#shared/kit/phones/whatsapp.ts';
import { BreakableText } from '#web/ui/breakable-text.tsx';

/** A recorded phone number: a link that calls it and one to its WhatsApp chat. Text that is no number stays text. */
export function PhoneLinks({ phone, name }: { phone: string; name?: string }) {
  const href = telLink(phone);
  const shown = shownPhone(phone);
  if (!href) return <BreakableText text={phone} />;
  return (
    <span className="inline-flex items-center whitespace-nowrap">
      <a href={href} className="tabular inline-flex min-h-6 items-center link-alone">
        {shown}
      </a>
      <a
        href={whatsappLink(whatsappNumber(phone), '')}
        target="_blank"
        rel="noopener"
        aria-label={`WhatsApp ${name ?? shown}`}
        title="WhatsApp"
        className="-mr-2 inline-flex size-8 items-center justify-center rounded-sm text-teal hover:bg-sea-pale print:hidden"
      >
        <MessageCircle className="size-4" aria-hidden="true" />
      </a>
    </span>
  );
}
