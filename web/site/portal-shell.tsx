// The page of all three portals; the server sends it for every path below them.
import type { Figures } from '#content/figures.ts';
import type { Language } from '#shared/kit/languages.ts';
import type { CollegeFacts } from '#shared/website/college/college-facts.ts';
import type { SiteFiles } from '#shared/website/website-content.ts';
import { Style } from './frame/in-page.tsx';
import { preloadTelugu, showTheme } from './portal-start.ts';

const hours = ({ weekdayHours, saturdayHours }: Figures) => `${weekdayHours}, ${saturdayHours}`;

interface PortalShellProps {
  college: CollegeFacts;
  figures: Readonly<Record<Language, Figures>>;
  /** The style rules of its own colours, or ''. */
  colours: string;
  files: SiteFiles;
  title: string;
  logo: { src: string; type: string };
}

export function PortalShell({ college, figures, colours, files: { portal }, title, logo }: PortalShellProps) {
  const { script, preloads, telugu } = portal;
  const { collegeName: name, collegeShort: shortName, phone } = college;
  /** What the screens name of it (web/portal/kit/college.ts). */
  const named = { name, shortName, phone, logo: logo.src };
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        {/* The keyboard of a phone makes the screen shorter: what is sticky at its foot stays above the keys. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="robots" content="noindex" />
        {/* The page shows nothing before its scripts have run: they are named before the styles, which a cheap phone reads for a while. */}
        {preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script type="module" src={script} />
        {/* Who is signed in decides what is loaded: it is asked for together with the scripts. */}
        <link rel="preload" as="fetch" crossOrigin="anonymous" href="/api/auth/status" />
        <script
          dangerouslySetInnerHTML={{
            __html: `(${String(showTheme)})();(${String(preloadTelugu)})(${JSON.stringify(telugu)})`,
          }}
        />
        <title>{title}</title>
        <link rel="icon" type={logo.type} href={logo.src} />
        <Style style={portal.style} />
        {colours && <Style style={{ text: colours }} />}
      </head>
      <body>
        {/* The frame of the portal. Its fonts are looked up while the scripts arrive, not when the first screen is shown. */}
        <div
          id="portal"
          data-college={JSON.stringify({ ...named, hours: { en: hours(figures.en), te: hours(figures.te) } })}
        >
          <p className="portal-frame flex h-12 items-center pl-14 font-semibold md:fixed md:inset-y-0 md:h-auto md:w-20 md:items-start md:px-4 md:pt-5 lg:w-64">
            {shortName}
          </p>
          <p
            role="status"
            className="px-4 py-6 text-3xl font-[650] sm:px-6 md:ml-20 md:px-3 lg:ml-64 lg:px-6 xl:px-10"
          >
            Loading Dashboard...
          </p>
        </div>
        <noscript>
          <p className="p-6">The portals need JavaScript. Please switch it on, or ask the office.</p>
        </noscript>
      </body>
    </html>
  );
}
