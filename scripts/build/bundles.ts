// What Vite makes: the program of the pages, the browser's files of the site, and those of the portals, which share none with it.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig, type Manifest, type PluginOption, type Rolldown } from 'vite';
import type { ScriptFile, SiteFiles, SiteRenderer } from '#shared/website/website-content.ts';
import { finishedCallTable } from '../call-table.ts';
import { smallIcons } from './small-icons.ts';

const root = join(import.meta.dirname, '../..');
const siteStyle = 'web/styles/site.css';
const portalScript = 'web/portal/portal.tsx';
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
  plugins: [tailwindcss(), smallIcons()] as PluginOption[],
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
  const pathOf = (script: string) => `web/site/${script}`;
  const ofSite = {
    groups: [
      // One file for all islands; what every form is made of is another one.
      { name: 'react', priority: 3, test: /node_modules\/(react|react-dom|scheduler)\/|islands\/hydrate/ },
      {
        name: 'islands',
        priority: 2,
        test: /wake-island|when-idle|preload-helper|map-script|academic-year-labels|device-memory|kit\/languages/,
      },
      {
        name: 'forms',
        priority: 1,
        test: /node_modules\/zod\/|web\/(ui|site\/forms)\/|shared\/kit\/(text\/(text|characters)|whatsapp)\.ts|parts\/(button|text)-link/,
      },
    ],
  };
  const site = await browserBuild(outDir, [siteStyle, ...scripts.map(pathOf)], ofSite, [
    plainImports(),
    withoutContent(),
  ]);
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
        test: /forms\/(shown-value|select-options)|lists\/list-link|shell\/part-header|ui\/arc-mark|icons\/(message-circle|plus)\./,
      },
      { name: 'lists', priority: 1, test: /kit\/(lists|rows)\// },
    ],
  });
  const textOf = (manifest: Manifest, style: string) => {
    const file = join(outDir, manifest[style]?.file ?? '');
    const text = readFileSync(file, 'utf8').trim();
    // It is in the pages.
    rmSync(file);
    return { text };
  };
  return {
    style: textOf(site, siteStyle),
    font: `/${site['.cache/fonts/anek.woff2']?.file}`,
    teluguFont: `/${site['.cache/fonts/telugu.woff2']?.file}`,
    scripts: Object.fromEntries(scripts.map((script) => [script, scriptOf(site, pathOf(script))])),
    portal: {
      style: textOf(portal, portalStyle),
      script: scriptOf(portal, portalScript),
      telugu: [
        scriptOf(portal, 'web/portal/roles/telugu.ts').src,
        `/${portal['.cache/fonts/telugu.woff2']?.file}`,
      ],
    },
  };
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

/**
 * Around each import of a later part Vite puts a helper that preloads what the part imports: a third of a public page's scripts, for code
 * that comes when the browser is idle.
 */
function plainImports(): PluginOption {
  const helper = '\0plain-imports';
  return {
    name: 'plain-imports',
    enforce: 'pre',
    resolveId: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
  };
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

/** The file of a module and of all its static imports. */
function scriptOf(manifest: Manifest, module: string): ScriptFile {
  const preloads = new Set<string>();
  const add = (key: string) => {
    for (const imported of manifest[key]?.imports ?? []) {
      const { file } = manifest[imported] ?? {};
      if (!file || preloads.has(`/${file}`)) continue;
      preloads.add(`/${file}`);
      add(imported);
    }
  };
  add(module);
  const { file } = manifest[module] ?? {};
  if (!file) throw new Error(`The build has no file of ${module}`);
  return { src: `/${file}`, preloads: [...preloads] };
}
