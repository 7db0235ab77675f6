import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';

/** The bodies that recognise the college, with their logos. */
export function Recognitions() {
  const { aboutLayout } = useWords('about');
  const { recognitions } = useWords('frame');
  return (
    <section className="print:hidden" aria-labelledby="recognitions">
      <div className="page-width py-6 md:py-12 lg:py-16">
        <h2 id="recognitions" className="text-2xl">
          {aboutLayout.recognitionHeading}
        </h2>
        <ul className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-3">
          {recognitions.map(({ label, url, logo, ...more }) => (
            <li key={url}>
              <TextLink
                href={url}
                className="flex items-center gap-4 sm:max-lg:flex-col sm:max-lg:items-start text-lg leading-tight font-semibold hover:text-teal hover:underline"
              >
                <Picture picture={logo} sizes="5rem" className="size-20 flex-none object-contain" />
                <span>
                  {label}
                  {'approval' in more && (
                    <span className="block text-base font-normal text-ink-soft">{more.approval}</span>
                  )}
                </span>
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
