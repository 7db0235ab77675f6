import { linkClass, TextLink } from '#web/site/parts/links/text-link.tsx';
import { usePage } from '#web/site/parts/page-context.ts';

/** Instead of a button that would do nothing: the other ways to reach the college. */
export function FormNeedsScript() {
  // In the browser there is a script: the texts are left out of the bundle, and hydration ignores the difference.
  return <noscript>{import.meta.env.SSR && <OtherWays />}</noscript>;
}

function OtherWays() {
  const {
    words: { frame, whatsapp },
    college,
  } = usePage();
  return (
    <p className="mt-4 rounded-sm bg-turmeric-pale px-4 py-3">
      {whatsapp.whatsAppWords.needsScript}
      <span className="flex flex-wrap gap-x-6">
        <TextLink href={college.phoneLink}>{college.phone}</TextLink>
        <a href={college.whatsAppLink} className={linkClass}>
          {frame.frame.whatsApp}
        </a>
        <TextLink href={`mailto:${college.emailOffice}`}>{college.emailOffice}</TextLink>
      </span>
    </p>
  );
}
