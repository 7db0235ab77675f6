import { touchIcon } from '#shared/routes.ts';
import type { CollegeFacts } from '#shared/website/college/college-facts.ts';
/** With it a phone installs the portal of a student or a teacher as an app. @param path of the portal */
export function portalManifest(
  path: string,
  title: string,
  logo: { src: string; type: string },
  college: CollegeFacts,
): string {
  return JSON.stringify({
    id: path,
    start_url: path,
    scope: path,
    name: `${college.collegeName}: ${title} portal`,
    short_name: `${college.collegeShort} ${title}`,
    display: 'standalone',
    background_color: '#fcfbf8',
    theme_color: '#11323a',
    icons: [
      { src: logo.src, type: logo.type, sizes: 'any', purpose: 'any' },
      { src: touchIcon, type: 'image/png', sizes: '180x180' },
    ],
  });
}
