// The college as the portals name it: the server writes it into their page (web/site/portal-shell.tsx).
import type { Language } from '#shared/kit/languages.ts';

interface PortalCollege {
  name: string;
  shortName: string;
  phone: string;
  /** Of the office. */
  hours: Partial<Record<Language, string>>;
  /** The address of the logo. */
  logo: string;
}

const nameless: PortalCollege = { name: '', shortName: '', phone: '', hours: {}, logo: '' };

/** Without a page, in a test, it has no name. */
const written = (): Partial<PortalCollege> =>
  JSON.parse(
    globalThis.document?.querySelector<HTMLElement>('[data-college]')?.dataset.college ?? '{}',
  ) as object; // as: written by our own page

export const college: PortalCollege = { ...nameless, ...written() };
