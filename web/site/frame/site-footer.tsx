import { footer, frame, socials } from '#content/en/frame.ts';
import { college, contact, developer, sampleData } from '#content/facts.ts';
import { Island } from '#web/site/islands/island.tsx';
import { BrandIcon } from '#web/site/parts/brand-icon.tsx';
import { TextLink } from '#web/site/parts/text-link.tsx';
import { Subscription } from './subscription.tsx';

const linkClass = 'inline-block min-h-11 py-2 underline-offset-4 hover:underline lg:min-h-0 lg:py-1';
/** Both rows use the same columns. */
const columns =
  'page-width grid grid-cols-2 gap-x-8 gap-y-10 md:grid-cols-3 lg:grid-cols-[1.7fr_1fr_1fr_1fr]';

export function SiteFooter() {
  return (
    <footer className="no-print bg-ink text-white">
      <div className={`${columns} pt-14 pb-12`}>
        <Address />
        {footer.groups.map((group) => (
          <nav key={group.heading} aria-label={group.heading} className="max-md:first-of-type:row-span-2">
            <h2 className="text-lg">{group.heading}</h2>
            <ul className="mt-2">
              {group.links.map(({ label, url }) => (
                <li key={label}>
                  <TextLink href={url} className={linkClass}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-white/20">
        <div className={`${columns} items-start py-9`}>
          <Island name="subscription" of={Subscription} />
          <div className="max-md:col-span-2 lg:col-span-2">
            <h2 className="text-lg">{footer.socialHeading}</h2>
            <ul className="mt-3 flex flex-wrap gap-1 lg:gap-2">
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
        <div className="page-width flex flex-wrap justify-between gap-x-8 gap-y-1 py-5">
          <p>{footer.rights}</p>
          <p>
            {footer.developer.heading} {footer.developer.name},{' '}
            <a href={`mailto:${footer.developer.email}`} className="underline underline-offset-4">
              {footer.developer.email}
            </a>
            ,{' '}
            <a href={developer.phoneLink} className="underline underline-offset-4 tabular">
              {footer.developer.phone}
            </a>
          </p>
          {sampleData && <p className="basis-full">{frame.sampleNotice}</p>}
        </div>
      </div>
    </footer>
  );
}

function Address() {
  const { address } = college;
  return (
    <div className="col-span-full lg:col-span-1">
      <p className="text-xl leading-tight font-semibold">{college.name}</p>
      <p className="mt-3 max-w-xs text-white/85">{footer.about}</p>
      <h2 className="mt-6 text-lg">{footer.addressHeading}</h2>
      <address className="mt-2 text-white/85 not-italic">
        {address.street}
        <br />
        {address.town}, {address.district}
        <br />
        {address.state} {address.postalCode}
        <br />
        <a href={contact.phoneLink} className={`${linkClass} tabular`}>
          {contact.phone}
        </a>
      </address>
    </div>
  );
}
