import { usePage } from '#web/site/parts/page-context.ts';

const link = 'inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4';

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
        <a href={college.phoneLink} className={link}>
          {college.phone}
        </a>
        <a href={college.whatsAppLink} className={link}>
          {frame.frame.whatsApp}
        </a>
        <a href={`mailto:${college.emailOffice}`} className={link}>
          {college.emailOffice}
        </a>
      </span>
    </p>
  );
}
