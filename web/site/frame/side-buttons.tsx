import { ArrowUp } from 'lucide-react';
import { useWords } from '#web/site/parts/page-context.ts';

/**
 * The floating enquiry button at the side, and the button back to the top, shown once the page is scrolled (see
 * frame-script).
 */
export function SideButtons() {
  const { enquiry } = useWords('enquiry');
  const { frame } = useWords('frame');
  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor="enquiry"
        className="no-print fixed top-1/2 right-0 z-20 hidden origin-bottom-right -translate-y-full -rotate-90 rounded-t-sm bg-teal px-4 py-2 font-semibold text-white hover:bg-ink md:block"
      >
        {enquiry.openButton}
      </button>
      <button
        type="button"
        data-scroll-top
        hidden
        aria-label={frame.scrollToTop}
        className="no-print fixed right-4 bottom-20 z-20 grid size-11 place-items-center rounded-full border border-line bg-paper text-teal shadow-lift hover:bg-teal hover:text-white [[hidden]]:hidden md:bottom-6"
      >
        <ArrowUp className="size-5" aria-hidden="true" />
      </button>
    </>
  );
}
