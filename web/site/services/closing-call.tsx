import type { Link } from '#shared/website/content.ts';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';

/** The end of a service page: its main action. */
export function ClosingCall({ heading, text, link }: { heading: string; text: string; link: Link }) {
  return (
    <section className="bg-turmeric-pale">
      <div className="page-width grid items-center gap-x-12 gap-y-6 py-14 md:grid-cols-[1fr_auto] md:py-20">
        <div className="max-w-text">
          <h2 className="text-3xl">{heading}</h2>
          <p className="mt-3 text-lg">{text}</p>
        </div>
        <ButtonLink link={link} className="justify-self-start px-8 text-lg" />
      </div>
    </section>
  );
}
