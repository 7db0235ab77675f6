// The portals come with one page for all addresses. A small script in it asks for the files of the screen that the address names,
// and for its first records, together with the scripts that start the portal, not after them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalPrefixes } from '#shared/routes.ts';
import { importsOf } from './loading-order.ts';

const roles = join(import.meta.dirname, '../web/portal/roles');

/** The portals that people open on phones. */
const portals = [
  { prefix: portalPrefixes.student, screens: 'student/student-screens.ts' },
  { prefix: portalPrefixes.faculty, screens: 'faculty/faculty-screens.ts' },
];

/** The first calls of a screen, letter for letter as the screen makes them; a number is replaced by that part of the address. */
const firstCalls: Record<string, string[]> = {
  [`${portalPrefixes.student}/*`]: ['/api/students/1?include=personalInfo%2CcontactInfo'],
  [`${portalPrefixes.faculty}/*`]: ['/api/faculty/1'],
  [`${portalPrefixes.faculty}/*/registers/*/*/*`]: ['/api/timetable-days/3?facultyId=1', '/api/rosters/5'],
};

const screenLine = /screen\(\s*'([^']+)',\s*\(\) =>\s*import\('[^']*\/([\w-]+)\.tsx'\)/g;

/** @returns the page with the script behind the names of its files, and React run by itself */
export function withPreloads(html: string, site: string): string {
  const built = readdirSync(join(site, '_astro')).filter((name) => name.endsWith('.js'));
  const files: string[] = [];
  const screens: Record<string, { files: number[]; calls: string[] }> = {};
  for (const { prefix, screens: list } of portals) {
    for (const [, path = '', file = ''] of readFileSync(join(roles, list), 'utf8').matchAll(screenLine)) {
      const address = `${prefix}/*/${path.replace(/\$\w+/g, '*')}`.replace(/\/+$/, '');
      const own = `/_astro/${fileOf(file, built)}`;
      const all = [own, ...importsOf([own], site)].filter((one) => !html.includes(`"${one}"`));
      for (const one of all) if (!files.includes(one)) files.push(one);
      screens[address] = { files: all.map((one) => files.indexOf(one)), calls: firstCalls[address] ?? [] };
    }
  }
  const table = JSON.stringify([files.map((path) => path.slice('/_astro/'.length)), screens]);
  return (
    html
      .replace('<title>', () => `<script>(${preload.toString()})(${table})</script><title>`)
      // React runs as soon as it is there, while the portal's own files are on their way.
      .replace(
        /<link rel="modulepreload" href="(\/_astro\/react\.[^"]+)">/,
        '$&<script type="module" src="$1"></script>',
      )
  );
}

function fileOf(name: string, built: readonly string[]): string {
  const file = built.find((one) => one.startsWith(`${name}.`));
  if (!file) throw new Error(`The build has no file of ${name}: a screen that is also part of another file?`);
  return file;
}

/** Runs in the browser, before anything else. */
function preload([files, screens]: [string[], Record<string, { files: number[]; calls: string[] }>]): void {
  const asked = new Map<string, Promise<Response>>();
  globalThis.askedAhead = asked;
  // With its text: when the portal starts, nothing of an answer is left to wait for.
  const ask = (path: string) => {
    const answer = fetch(path).then(async (response) => new Response(await response.text(), response));
    answer.catch(() => undefined);
    asked.set(path, answer);
  };
  // Who is signed in decides what is loaded.
  ask('/api/auth/status');
  const parts = location.pathname.slice(1).split('/');
  const address = Object.keys(screens).find((one) => {
    const wanted = one.slice(1).split('/');
    return (
      wanted.length === parts.length && wanted.every((part, index) => part === '*' || part === parts[index])
    );
  });
  const screen = address && screens[address];
  if (!screen) return;
  const add = (name: 'link' | 'script', settings: object) =>
    document.head.append(Object.assign(document.createElement(name), settings));
  const [own, ...imports] = screen.files.map((file) => `/_astro/${files[file]}`);
  for (const href of imports) add('link', { rel: 'modulepreload', href });
  // It runs as soon as what it imports is there: the router then finds it loaded.
  add('script', { type: 'module', src: own });
  // The office looks at another person's portal: its calls have other addresses.
  if (sessionStorage.getItem('view-as')) return;
  for (const call of screen.calls)
    ask(
      call.replace(
        /([/=])(\d)(?=$|[?&])/g,
        (_, before: string, index: string) => before + parts[Number(index)],
      ),
    );
}
