import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { college } from './content/facts.ts';
import { devServer } from './scripts/dev-server.ts';
import { smallPreload } from './scripts/small-preload.ts';
import { courseNotFound, portalShell, routes } from './shared/routes.ts';

/** Where the site is published; the build writes it into canonical links and the sitemap. */
const site = process.env.PUBLIC_ORIGIN || `https://${college.domain}`;
const unlisted = new Set<string>([courseNotFound, portalShell, routes.setPassword]);

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
  integrations: [
    react(),
    sitemap({
      filter: (page) => !unlisted.has(new URL(page).pathname.replace(/\/$/, '')),
      serialize: (item) => ({ ...item, url: item.url.replace(/\/$/, '') || item.url }),
    }),
    devServer(),
  ],
  vite: {
    plugins: [tailwindcss(), smallPreload()],
    build: {
      rolldownOptions: {
        // A constant used in several scripts is written into each of them: no file of its own on the way.
        optimization: { inlineConst: true },
        output: {
          // Small parts that several pages share travel together: every file costs a request and its headers.
          codeSplitting: {
            groups: [
              { name: 'wake', test: /preload-helper|wake-form|en.whatsapp\.ts/ },
              { name: 'parts', test: /map-script|academic-year/ },
            ],
          },
        },
      },
    },
  },
});
