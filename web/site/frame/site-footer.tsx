import type { Link } from '#shared/website/content.ts';
import { chatFormWords } from '#web/site/forms/form-words.ts';
import { Island } from '#web/site/islands/island.tsx';
import { BrandIcon } from '#web/site/parts/brand-icon.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import { Subscription } from './subscription.tsx';

const linkClass = 'inline-block min-h-11 py-2 underline-offset-4 hover:underline lg:min-h-0 lg:py-1';
/** Both rows use the same columns. */
const columns =
  'page-width grid grid-cols-2 gap-x-8 gap-y-4 md:grid-cols-[1.25fr_.85fr_1.1fr_.85fr] md:gap-x-5 md:gap-y-6 lg:grid-cols-[1.7fr_1fr_1fr_1fr] lg:gap-x-8';

interface Group {
  heading: string;
  links: readonly Link[];
}

export function SiteFooter() {
  const { college, isSample, heads } = usePage();
  const { footer, socials, frame } = useWords('frame');
  const added = Object.entries(heads).flatMap(([url, { inFooter, label = '' }]) =>
    inFooter ? { label, url } : [],
  );
  const [first, ...others] = footer.groups;
  return (
    <footer className="no-print bg-ink pb-14 text-white md:pb-0">
      <div className={`${columns} py-4 md:py-8 lg:py-12`}>
        <Address />
        {[{ ...first, links: [...first.links, ...added] }, ...others].map((group) => (
          <FoldedGroup key={group.heading} group={group} />
        ))}
      </div>
      <div className="border-t border-white/20">
        <div className={`${columns} items-start py-4 md:py-6 lg:py-9`}>
          <Island
            name="subscription"
            of={Subscription}
            props={{ number: college.whatsApp }}
            words={(words) => {
              const { frame: forms, ...rest } = chatFormWords(words, 'subscription');
              return { ...rest, frame: { ...forms, subscription: words.frame.subscription } };
            }}
          />
          <div className="col-span-2">
            <h2 className="text-lg">{footer.socialHeading}</h2>
            <ul className="mt-2 flex flex-wrap gap-1 md:mt-3 lg:gap-2">
              {socials.map(({ name, url, icon, alt }) => (
                <li key={name}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener"
                    aria-label={`${alt} (${frame.opensInNewTab})`}
                    className="grid size-11 place-items-center rounded-full border border-white/40 transition-colors hover:bg-white hover:text-ink"
                  >
                    <BrandIcon name={icon} className="size-5" />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <div className="border-t border-white/20 text-sm text-white/85">
        <div className="page-width flex flex-wrap justify-between gap-x-8 gap-y-1 py-3 md:py-5">
          <p>{footer.rights}</p>
          {/* Beside it is the button back to the top. */}
          <p className="md:mr-6">
            {footer.developer.heading} {footer.developer.name},{' '}
            <a href={`mailto:${footer.developer.email}`} className="underline underline-offset-4">
              {footer.developer.email}
            </a>
            ,{' '}
            <a href={college.developerPhoneLink} className="underline underline-offset-4 tabular">
              {footer.developer.phone}
            </a>
          </p>
          {isSample && <p className="basis-full">{frame.sampleNotice}</p>}
        </div>
      </div>
    </footer>
  );
}

/** On phones: open, the three groups alone would fill the screen. */
function FoldedGroup({ group }: { group: Group }) {
  return (
    <details
      name="footer-group"
      className="group folded-on-phones max-md:col-span-full max-md:-mt-4 max-md:border-b max-md:border-white/20"
    >
      <summary className="flex min-h-11 items-center justify-between text-lg font-semibold after:content-['+'] group-open:after:content-['–']">
        {group.heading}
      </summary>
      <nav aria-label={group.heading}>
        <h2 className="text-lg max-md:sr-only">{group.heading}</h2>
        <ul className="max-md:grid max-md:grid-cols-2 max-md:gap-x-8 max-md:pb-3 md:mt-2">
          {group.links.map((link) => (
            <li key={link.label}>
              <TextLink link={link} className={linkClass} />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

function Address() {
  const { college } = usePage();
  const { footer } = useWords('frame');
  return (
    <div className="max-md:col-span-full">
      <p className="text-xl leading-tight font-semibold">{college.collegeName}</p>
      <p className="mt-3 max-w-xs text-white/85 max-lg:hidden">{footer.about}</p>
      <h2 className="text-lg max-md:sr-only md:mt-6">{footer.addressHeading}</h2>
      <address className="mt-2 text-white/85 not-italic">
        {college.street}
        <br />
        {college.town}, {college.district}
        <br />
        {college.state} {college.postalCode}
        <br />
        <a href={college.phoneLink} className={`${linkClass} tabular`}>
          {college.phone}
        </a>
      </address>
    </div>
  );
}
