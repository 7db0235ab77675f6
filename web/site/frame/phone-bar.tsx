import { GraduationCap, IndianRupee, Phone } from 'lucide-react';
import { BrandIcon } from '#web/site/parts/brand-icon.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';

const item =
  'flex min-h-14 flex-auto flex-col items-center justify-center gap-1 px-1 text-xs font-semibold leading-none';

/** The bar at the bottom of phones: call, chat, the two pages that families look for most, enquire. */
export function PhoneBar() {
  const { college } = usePage();
  const { frame, phoneMenu } = useWords('frame');
  const [admissions, fees] = phoneMenu;
  return (
    <div className="no-print fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] text-teal md:hidden">
      <a href={college.phoneLink} className={item}>
        <Phone className="size-5" aria-hidden="true" />
        {frame.call}
      </a>
      <TextLink href={college.whatsAppLink} className={item}>
        <BrandIcon name="whatsapp" className="size-5" />
        {frame.whatsApp}
      </TextLink>
      <TextLink href={admissions.url} className={item}>
        <GraduationCap className="size-5" aria-hidden="true" />
        {admissions.label}
      </TextLink>
      <TextLink href={fees.url} className={item}>
        <IndianRupee className="size-5" aria-hidden="true" />
        {fees.label}
      </TextLink>
      <button
        type="button"
        command="show-modal"
        commandfor="enquiry"
        className={`${item} bg-teal text-white`}
      >
        <svg
          viewBox="0 0 24 24"
          className="size-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M4 18a8 8 0 0 1 16 0M12 18 17 9" />
          <circle cx="12" cy="18" r="1.5" fill="currentColor" />
        </svg>
        {frame.enquire}
      </button>
    </div>
  );
}
