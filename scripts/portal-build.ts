// The files of the portals in the build: few of them, and none that a public page has to load too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { type Modules, planChunks, type Visit } from './portal-chunks.ts';

const project = join(import.meta.dirname, '..');
const portal = join(project, 'web/portal');
/** The script of the portals' page, as Astro names it. */
const root = join(project, 'web/pages/portal.astro?astro&type=script&index=0&lang.ts');
/** What users open first, against the screens that they open from there. */
const firstWeight = 25;
const firstScreens = [
  ['roles/admin/admin-shell.tsx', 'home/office-home-screen.tsx'],
  ['home/student-home-screen.tsx'],
  ['home/faculty-home-screen.tsx'],
  ['registers/register-screen.tsx'],
];
const firstVisits: readonly Visit[] = firstScreens.map((screens) => ({
  starts: [root, ...screens.map((path) => join(portal, path))],
  weight: firstWeight,
}));

const copied = new RegExp(
  `^${project}/(shared|content|web/ui|node_modules/(zod|@hookform/resolvers|lucide-react))/`,
);
const ofPortals = new RegExp(`^${project}/web/(portal|api)/|\\?portal$`);

const isOfPortal = (id: string) => id.startsWith(portal) || id === root;
/** Tells the browser to compile the whole file while it arrives, not each function at its first call. */
const readWhole = '//# allFunctionsCalledOnLoad';

/**
 * The portals have their own copies of what the pages of the site use too, React aside: a file for each such module would be some
 * hundred bytes and one more request. No page has both.
 */
export function portalBuild(): Plugin {
  let plan = new Map<string, string>();
  return {
    name: 'portal-build',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Files of our own plan may hold an entry with others.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    async resolveId(source, importer = '', options) {
      if (!ofPortals.test(importer)) return null;
      const resolved = await this.resolve(source, importer.replace('?portal', ''), {
        ...options,
        skipSelf: true,
      });
      return resolved && copied.test(resolved.id) ? { ...resolved, id: `${resolved.id}?portal` } : resolved;
    },
    load: (id) =>
      id.endsWith('?portal')
        ? { code: readFileSync(id.replace('?portal', ''), 'utf8'), moduleType: 'tsx' }
        : undefined,
    buildEnd() {
      plan = planChunks(modulesOf(this), root, firstVisits);
    },
    outputOptions(options) {
      const { groups = [], ...rest } = typeof options.codeSplitting === 'object' ? options.codeSplitting : {};
      const own = {
        name: (id: string) => plan.get(id) ?? null,
        debugName: 'portals',
        test: (id: string) => plan.has(id),
        includeDependenciesRecursively: false,
      };
      return { ...options, codeSplitting: { ...rest, groups: [...groups, own] } };
    },
    generateBundle: {
      // Vite writes its own line at the top of a file before.
      order: 'post',
      handler(_options, files) {
        for (const file of Object.values(files))
          if (file.type === 'chunk' && (file.name === 'react' || file.moduleIds.some(isOfPortal)))
            file.code = `${readWhole}\n${file.code}`;
      },
    },
  };
}

/** The graph of all modules; an icon is imported from its own file, not from the list of all icons. */
function modulesOf(build: Rollup.PluginContext): Modules {
  const ids = [...build.getModuleIds()];
  const isList = (id: string) => /\/lucide-react\.mjs(\?portal)?$/.test(id);
  const icons = new Map<string, string>();
  const exported = /export \{([^}]+)\} from '\.\/(icons\/[^']+)'/g;
  for (const list of ids.filter(isList))
    for (const [, names = '', file = ''] of (build.getModuleInfo(list)?.code ?? '').matchAll(exported))
      for (const [, name = ''] of names.matchAll(/as (\w+)/g))
        icons.set(`${name} of ${list}`, list.replace('lucide-react.mjs', file));
  const iconsOf = (list: string, code: string) =>
    [...code.matchAll(/import \{([^}]*)\} from "lucide-react"/g)].flatMap(([, names = '']) =>
      names.split(',').flatMap((name) => icons.get(`${name.trim().split(' ')[0]} of ${list}`) ?? []),
    );
  return new Map(
    ids.map((id) => {
      const {
        code,
        isEntry = false,
        importedIds = [],
        dynamicallyImportedIds = [],
      } = build.getModuleInfo(id) ?? {};
      const imports = importedIds.flatMap((one) => (isList(one) ? iconsOf(one, code ?? '') : [one]));
      return [id, { code: code ?? '', isEntry, imports, loads: dynamicallyImportedIds }];
    }),
  );
}
