// `npm run dev`: the server with the bundler in front of it. Pages are made anew for each request, from what is published now; pages,
// islands and portals are reloaded when they change, and the process starts again when the server does (package.json).
import react from '@vitejs/plugin-react';
import { createServer, type PluginOption } from 'vite';
import { startServer } from '#server/start.ts';
import type { SiteFiles } from '#shared/website/website-content.ts';
import { common, type RendererModule } from './build/bundles.ts';
import { makeFonts } from './build/fonts.ts';
import { plainPictures } from './build/pictures.ts';

await makeFonts();
const port = Number(process.env.PORT ?? 3000);
const vite = await createServer({
  ...common,
  plugins: [...common.plugins, react(), reloadPages()],
  appType: 'custom',
  cacheDir: '.cache/vite',
  server: { middlewareMode: true, hmr: { port: port + 1 } },
});

const files: SiteFiles = {
  style: { href: '/web/styles/site.css' },
  font: '',
  teluguFont: '',
  scripts: new Proxy<SiteFiles['scripts']>({}, { get: (_, name) => ({ src: `/web/site/${String(name)}` }) }),
  pictures: await plainPictures(),
  portal: {
    style: { href: '/web/styles/portal.css' },
    script: '/web/portal/portal.tsx',
    preloads: [],
    telugu: [],
  },
};
/** What keeps the browser in touch with the bundler. */
const hotReload = `<script type="module" src="/@vite/client"></script><script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>`;

await startServer({
  inFront: (request, response, next) => vite.middlewares(request, response, next),
  pages: 'fresh',
  renderer: async () => {
    const { siteRenderer } = (await vite.ssrLoadModule('/web/site/renderer.tsx')) as RendererModule; // its exports
    const made = siteRenderer(files);
    return {
      ...made,
      renderPage: (...asked) => {
        const { html, outside } = made.renderPage(...asked);
        return { html: html.replace('<head>', `<head>${hotReload}`), outside };
      },
    };
  },
});

/** A page is made by the server: when a part of it changes, the browser asks for it again. */
function reloadPages(): PluginOption {
  return {
    name: 'reload-pages',
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0)
        server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}
