import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { college } from '#content/facts.ts';
import { finishedCallTable } from './scripts/call-table.ts';
import { devServer } from './scripts/dev-server.ts';
import { makeFonts } from './scripts/fonts.ts';
import { portalBuild } from './scripts/portal-build.ts';
import { smallIcons } from './scripts/small-icons.ts';
import { smallPreload } from './scripts/small-preload.ts';

/** Where the site is published; the build writes it into canonical links and the sitemap. */
const site = process.env.PUBLIC_ORIGIN || `https://${college.domain}`;

await makeFonts();

export default defineConfig({
  site,
  srcDir: './web',
  publicDir: './web/public',
  outDir: './dist/site',
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  build: {
    format: 'file',
    // One request less before the first paint; a page and its style fit into the first packets.
    inlineStylesheets: 'always',
  },
  devToolbar: { enabled: false },
  integrations: [react(), devServer()],
  vite: {
    // Texts mark the figures that the office publishes, and scripts/finish-build.ts notes their places.
    ...(process.argv.includes('build') && { define: { MARK_FIGURES: 'true' } }),
    plugins: [tailwindcss(), smallPreload(), finishedCallTable(), portalBuild(), smallIcons()],
    // So that small-icons reaches the icons of the rendered pages too.
    environments: { prerender: { resolve: { noExternal: ['lucide-react'] } } },
    build: {
      // A font in the style would come with every page, and the content security policy refuses it.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      rolldownOptions: {
        // A constant used in several scripts is written into each of them: no file of its own on the way.
        optimization: { inlineConst: true },
        output: {
          // What every page wakes, with the small parts that several pages share: every file costs a request.
          codeSplitting: {
            groups: [
              // One file for all islands and portals: who has used a form has React for the portal too.
              { name: 'react', priority: 4, test: /node_modules\/(react|react-dom|scheduler)\// },
              {
                name: 'frame',
                priority: 2,
                test: /small-preload\.js|frame-script|wake-island|en.whatsapp\.ts$|map-script|shared\/academic-year-labels\.ts$/,
              },
              {
                // Who has used a form has these for the portal too.
                name: 'parts',
                priority: 3,
                test: /web\/ui\/(alert|arc-spinner|button|button-class|class-names|dialog|fields|icon|store)\.tsx?$/,
              },
              {
                // The rules of forms: no portal needs them for its first screen.
                name: 'rules',
                priority: 3,
                test: /node_modules\/zod\/[^?]*$|shared\/(text|characters)\.ts$/,
              },
              {
                // What every form of the site is made of, in one request.
                name: 'forms',
                priority: 2,
                test: /web\/site\/(forms|islands)\/|web\/site\/parts\/(button|text)-link|shared\/whatsapp\.ts$/,
              },
            ],
          },
        },
      },
    },
  },
});
