// What Vite makes: the program of the pages, the browser's files of the site, and those of the portals, which share none with it.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig, type Manifest, type PluginOption, type Rolldown } from 'vite';
import type { SiteFiles, SiteRenderer } from '#shared/website/website-content.ts';
import { finishedCallTable } from '../call-table.ts';

const root = join(import.meta.dirname, '../..');
const siteStyle = 'web/styles/site.css';
const portalScript = 'web/portal/portal.tsx';
const teluguFont = '.cache/fonts/telugu.woff2';
const portalStyle = 'web/styles/portal.css';

/** The program of the pages, as the build and the server use it. */
export interface RendererModule {
  siteRenderer: (files: SiteFiles) => SiteRenderer;
  /** The modules that pages start, below web/site. */
  scripts: readonly string[];
  /** Of link previews, below content/images. */
  cardPictures: readonly string[];
}

/** For builds and the development server. */
export const common = {
  root,
  configFile: false,
  publicDir: false,
  plugins: [tailwindcss()] as PluginOption[],
} satisfies InlineConfig;

/** @param directory gets `renderer.js`, one file with React in it: the server runs without the packages of the build */
export async function buildRenderer(directory: string): Promise<RendererModule> {
  await build({
    ...common,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: directory,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: {
        onLog,
        input: { renderer: join(root, 'web/site/renderer.tsx') },
        output: { entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  });
  return (await import(pathToFileURL(join(directory, 'renderer.js')).href)) as RendererModule; // what the input exports
}

/** @param outDir the folder of the site, whose files are below /assets. @returns all but the pictures */
export async function buildBrowserFiles(
  outDir: string,
  scripts: readonly string[],
): Promise<Omit<SiteFiles, 'pictures'>> {
  const later = new Set<string>();
  await pageScripts(scripts, (module) => {
    later.add(module);
    return module;
  });
  const ofSite = {
    groups: [
      // One file for all islands; what every form is made of is another one.
      { name: 'react', priority: 3, test: /node_modules\/(react|react-dom|scheduler)\/|islands\/hydrate/ },
      {
        name: 'forms',
        priority: 1,
        test: /node_modules\/zod\/|web\/(ui|site\/(forms|parts\/links))\/|shared\/(kit|website\/forms)\/|phone-numbers/,
      },
    ],
  };
  const site = await browserBuild(outDir, [siteStyle, ...later], ofSite, [withoutContent()]);
  const portal = await browserBuild(outDir, [portalScript, portalStyle], {
    groups: [
      { name: 'react', priority: 3, test: /node_modules\/(react|react-dom|scheduler)\// },
      // What a user opens first, with all that it imports: no schemas and no forms.
      {
        name: 'start',
        priority: 2,
        test: /portal\/portal\.tsx|admin-shell\.tsx|-home-screen\.tsx|register-screen\.tsx|in-telugu\.ts/,
      },
      // What forms and screens of one record share with lists: they would load the file of the lists for it.
      {
        name: 'record',
        priority: 2,
        test: /forms\/(shown-value|select-options)|lists\/way-to-list|shell\/part-header|ui\/arc-mark|icons\/(message-circle|plus)\./,
      },
      { name: 'lists', priority: 1, test: /kit\/(lists|rows)\// },
    ],
  });
  const textOf = (manifest: Manifest, style: string) => {
    const file = join(outDir, fileOf(manifest, style));
    const text = readFileSync(file, 'utf8').trim();
    // It is in the pages.
    rmSync(file);
    return { text };
  };
  return {
    style: textOf(site, siteStyle),
    font: fileOf(site, '.cache/fonts/anek.woff2'),
    teluguFont: fileOf(site, teluguFont),
    scripts: await pageScripts(scripts, (module) => fileOf(site, module)),
    portal: {
      style: textOf(portal, portalStyle),
      script: fileOf(portal, portalScript),
      preloads: importsOf(portal, portalScript),
      telugu: [fileOf(portal, 'web/portal/roles/telugu.ts'), fileOf(portal, teluguFont)],
    },
  };
}

/**
 * The scripts of the pages, each one whole: they are in the pages, where no touch comes before them, and import their later parts by
 * address.
 * @param addressOf of a later part, by its path
 */
async function pageScripts(
  scripts: readonly string[],
  addressOf: (module: string) => string,
): Promise<SiteFiles['scripts']> {
  const laterParts: PluginOption = {
    name: 'later-parts',
    enforce: 'pre',
    async resolveId(source, importer, { kind, ...options }) {
      if (kind !== 'dynamic-import') return undefined;
      const module = await this.resolve(source, importer, { ...options, skipSelf: true });
      return { id: addressOf(module?.id.slice(root.length + 1) ?? source), external: 'absolute' };
    },
  };
  const made = scripts.map(async (script) => {
    const [bundle] = (await build({
      ...common,
      logLevel: 'warn',
      plugins: [...common.plugins, withoutContent(), laterParts],
      build: {
        write: false,
        target: 'es2022',
        // Imports stay as they are written: Vite's helper around them would be a third of each script.
        lib: { entry: join(root, 'web/site', script), formats: ['es'] },
        rolldownOptions: { onLog, output: { minify: true } },
      },
    })) as Rolldown.RolldownOutput[]; // as: one for each format
    return [script, { text: bundle?.output[0].code.trim() ?? '' }] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

type Splitting = { groups: { name: string; priority: number; test: RegExp }[] };

async function browserBuild(
  outDir: string,
  input: string[],
  codeSplitting: Splitting,
  plugins: PluginOption[] = [],
): Promise<Manifest> {
  await build({
    ...common,
    logLevel: 'warn',
    plugins: [...common.plugins, finishedCallTable(), ...plugins],
    build: {
      outDir,
      emptyOutDir: false,
      manifest: '.manifest.json',
      // What a later part imports is preloaded by Vite's helper, which the site does without.
      modulePreload: plugins.length === 0 && { polyfill: false },
      target: 'es2022',
      // A font in the style would come with every page, and the content security policy refuses it.
      assetsInlineLimit: 0,
      rolldownOptions: {
        onLog,
        input: input.map((file) => join(root, file)),
        // An export of an input, such as that of React's file, needs no file of its own.
        preserveEntrySignatures: 'allow-extension',
        // A constant used in several scripts is written into each of them: no file of its own on the way.
        optimization: { inlineConst: true },
        output: {
          codeSplitting,
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          assetFileNames: 'assets/[name].[hash][extname]',
        },
      },
    },
  });
  const file = join(outDir, '.manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest; // written by Vite
  rmSync(file);
  return manifest;
}

/** Words and facts are data: a script that had them would show old ones after a change. Islands get them in the page's HTML. */
function withoutContent(): PluginOption {
  const isContent = (module: string) => module.startsWith(join(root, 'content/'));
  return {
    name: 'without-content',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        for (const [module, { renderedLength }] of Object.entries('modules' in chunk ? chunk.modules : {}))
          if (isContent(module) && renderedLength > 0)
            this.error(`${chunk.fileName} would have ${module.slice(root.length)} in it`);
    },
  };
}

/** What packages say to other programs is no fault of ours. */
const onLog: NonNullable<Rolldown.RolldownOptions['onLog']> = (level, log, handler) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
};

/** The address of a module's file. */
function fileOf(manifest: Manifest, module: string): string {
  const { file } = manifest[module] ?? {};
  if (!file) throw new Error(`The build has no file of ${module}`);
  return `/${file}`;
}

/** The addresses of all that a module imports before it runs. */
function importsOf(manifest: Manifest, module: string, found = new Set<string>()): string[] {
  for (const imported of manifest[module]?.imports ?? []) {
    const file = fileOf(manifest, imported);
    if (found.has(file)) continue;
    found.add(file);
    importsOf(manifest, imported, found);
  }
  return [...found];
}
