import { college } from '#content/facts.ts';

/** With it a phone installs the portal of a student or a teacher as an app. @param path of the portal */
export function portalManifest(path: string, title: string, logo: { src: string; type: string }): string {
  return JSON.stringify({
    id: path,
    start_url: path,
    scope: path,
    name: `${college.name}: ${title} portal`,
    short_name: `${college.shortName} ${title}`,
    display: 'standalone',
    background_color: '#fcfbf8',
    theme_color: '#11323a',
    icons: [
      { src: logo.src, type: logo.type, sizes: 'any', purpose: 'any' },
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  });
}
