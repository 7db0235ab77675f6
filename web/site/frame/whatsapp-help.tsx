import { whatsAppHelp } from '#content/en/frame.ts';
import { contact } from '#content/facts.ts';
import { whatsappLink } from '#shared/whatsapp.ts';
import { ButtonLink } from '#web/site/parts/button-link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';

/** Opens by itself 5 s after load. It takes no focus, and does not open again once dismissed. */
export function WhatsAppHelp() {
  return (
    <aside
      id="whatsapp-help"
      popover="manual"
      aria-labelledby="whatsapp-help-title"
      className="no-print inset-auto right-4 bottom-20 m-0 w-72 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-paper p-5 text-ink shadow-lift md:bottom-6"
    >
      <h2 id="whatsapp-help-title" className="text-xl">
        {whatsAppHelp.title}
      </h2>
      <p className="mt-2">{whatsAppHelp.text}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <span data-dismiss className="contents">
          <ButtonLink href={whatsappLink(contact.whatsApp, whatsAppHelp.message)}>
            {whatsAppHelp.button}
          </ButtonLink>
        </span>
        <button type="button" data-dismiss className={buttonClass('outline')}>
          {whatsAppHelp.dismiss}
        </button>
      </div>
    </aside>
  );
}
