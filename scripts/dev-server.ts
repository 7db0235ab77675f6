// Makes `npm run dev` behave as the production server: the API at the same address and the
// portals' HTML below their paths.
import type { AstroIntegration } from 'astro';
import { isPortalPath, portalShell } from '#shared/routes.ts';

/** Astro prepares React's hot reload for its own islands only; ours and the portals start by scripts of their pages. */
const hotReload = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

export function devServer(): AstroIntegration {
  return {
    name: 'college-dev-server',
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        if (command !== 'dev') return;
        injectScript('page', hotReload);
        const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;
        updateConfig({ vite: { server: { proxy: { '/api': api, '/uploads': api } } } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, _response, next) => {
          const path = request.url?.split('?')[0] ?? '';
          if (isPortalPath(path)) request.url = portalShell;
          next();
        });
      },
    },
  };
}
