import { X } from 'lucide-react';
import { whatsappLink } from '#shared/kit/phones/whatsapp.ts';
import { BrandIcon } from '#web/site/parts/brand-icon.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';

/**
 * A bubble in the corner that opens by itself 5 s after load. It takes no focus, covers no control and no fact (help-bubble), and does
 * not open again once dismissed.
 */
export function WhatsAppHelp() {
  const { college } = usePage();
  const { whatsAppHelp } = useWords('frame');
  return (
    <aside
      id="whatsapp-help"
      popover="manual"
      aria-labelledby="whatsapp-help-title"
      className="no-print inset-auto bottom-20 left-4 m-0 overflow-visible rounded-lg border border-line bg-paper text-ink shadow-lift data-aside:invisible md:bottom-6 [&:popover-open]:flex"
    >
      <div className="pl-3">
        <h2 id="whatsapp-help-title" className="text-sm max-md:sr-only md:-mb-1.5 md:pt-1.5">
          {whatsAppHelp.title}
        </h2>
        <span data-dismiss className="contents">
          <TextLink
            href={whatsappLink(college.whatsApp, whatsAppHelp.message)}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-teal underline-offset-4 hover:underline"
          >
            <BrandIcon name="whatsapp" className="size-5" />
            {whatsAppHelp.button}
          </TextLink>
        </span>
      </div>
      <button
        type="button"
        data-dismiss
        aria-label={whatsAppHelp.dismiss}
        className="grid w-11 flex-none place-items-center rounded-r-lg hover:bg-sand"
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </aside>
  );
}
