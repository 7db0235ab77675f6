import { ArrowUp, Menu, Phone, Search, X } from 'lucide-react';
import { routes } from '#shared/routes.ts';
import { BrandIcon } from '#web/site/parts/brand-icon.tsx';
import { NavigationLinks } from '#web/site/parts/links/navigation-links.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import { useLogo, usePicture } from '#web/site/parts/pictures/pictures.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LanguageSwitch } from './language-switch.tsx';

const rowLink = classNames(
  'block border-b-2 border-transparent px-2 py-2.5 font-medium whitespace-nowrap hover:text-teal xl:px-3',
  'aria-[current]:border-turmeric aria-[current]:text-teal',
);
const iconButton = 'grid size-11 max-sm:w-[44px] place-items-center rounded-sm text-teal hover:bg-sea-pale';

/** Opaque at the top of the page, just translucent once it is scrolled (see frame-script): nothing behind it can be read. */
export function SiteHeader() {
  const { college } = usePage();
  const { frame, navigation, phoneMenu } = useWords('frame');
  return (
    <header
      data-header
      className="no-print sticky top-0 z-30 border-b border-line bg-paper transition-colors data-scrolled:bg-paper/98"
    >
      <div className="page-width flex min-h-16 items-center gap-1 lg:gap-2">
        <TextLink
          href={routes.home}
          className="mr-auto flex min-h-11 min-w-0 items-center gap-1 rounded-sm py-1 text-ink xs:gap-3"
        >
          <img
            src={useLogo().src}
            data-fallback={usePicture(frame.iconFallback.src).src}
            alt=""
            width={40}
            height={40}
            className="size-8 flex-none object-contain max-[21rem]:hidden xs:size-10"
          />
          <span className="text-xs leading-[1.15] font-semibold text-balance sm:text-base lg:text-sm xl:text-base">
            {college.collegeName}
          </span>
        </TextLink>
        <nav aria-label={frame.navigationLabel} className="hidden lg:block">
          <ul className="flex">
            <NavigationLinks links={navigation} linkClass={rowLink} />
          </ul>
        </nav>
        {/* On phones the bar at the bottom has both. */}
        <ul className="flex border-line max-md:hidden lg:border-l">
          <NavigationLinks links={phoneMenu.slice(0, 2)} linkClass={rowLink} />
        </ul>
        <div className="-mr-3 flex flex-none items-center">
          <ScrollTopButton />
          <LanguageSwitch />
          <SearchButton />
          <a
            href={college.phoneLink}
            className={`${iconButton} max-md:hidden lg:hidden`}
            aria-label={frame.callLong}
          >
            <Phone className="size-5" aria-hidden="true" />
          </a>
          <a
            href={college.whatsAppLink}
            target="_blank"
            rel="noopener"
            className={`${iconButton} max-md:hidden lg:hidden`}
            aria-label={`${frame.whatsAppLong} (${frame.opensInNewTab})`}
          >
            <BrandIcon name="whatsapp" className="size-6" />
          </a>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

/**
 * Opens the search of the site, whose index is loaded then. Without a script the button is invisible but keeps its
 * space.
 */
function SearchButton() {
  const { search } = useWords('search');
  return (
    <button
      type="button"
      command="show-modal"
      commandfor="search"
      className={`invisible in-data-js:visible ${iconButton}`}
      aria-label={search.open}
      aria-keyshortcuts="/"
    >
      <Search className="size-5 flex-none" aria-hidden="true" />
    </button>
  );
}

/** Shown once the page is scrolled (see frame-script): on phones in the header, else in the page's margin, where it covers nothing. */
function ScrollTopButton() {
  const { frame } = useWords('frame');
  return (
    <button
      type="button"
      data-scroll-top
      aria-label={frame.scrollToTop}
      className={`${iconButton} invisible data-shown:visible md:fixed md:right-0.5 md:bottom-6 md:rounded-full md:border md:border-line md:bg-paper`}
    >
      <ArrowUp className="size-5" aria-hidden="true" />
    </button>
  );
}

const menuLink =
  'flex min-h-12 items-center border-b border-line text-lg aria-[current]:font-semibold aria-[current]:text-teal';

/** Opens without a script. */
function MobileMenu() {
  const { frame, navigation, phoneMenu } = useWords('frame');
  return (
    <details className="group lg:hidden" data-menu>
      <summary className={iconButton} aria-label={frame.navigationLabel}>
        <Menu className="size-6 group-open:hidden" aria-hidden="true" />
        <X className="hidden size-6 group-open:block" aria-hidden="true" />
      </summary>
      <nav
        aria-label={frame.navigationLabel}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] overflow-y-auto border-b border-line bg-paper shadow-lift"
      >
        <ul className="page-width pt-1 pb-3">
          <NavigationLinks links={navigation} linkClass={menuLink} />
          <NavigationLinks links={phoneMenu} linkClass={menuLink} />
        </ul>
      </nav>
    </details>
  );
}
