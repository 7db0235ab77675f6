import { useWords } from '#web/site/parts/page-context.ts';

/** The floating enquiry button at the side. */
export function SideButton() {
  const { enquiry } = useWords('enquiry');
  return (
    <button
      type="button"
      command="show-modal"
      commandfor="enquiry"
      className="no-print fixed top-1/2 right-0 z-20 hidden origin-bottom-right -translate-y-full -rotate-90 rounded-t-sm bg-teal px-4 py-2 font-semibold text-white hover:bg-ink md:block"
    >
      {enquiry.openButton}
    </button>
  );
}
