// Every page that loads a part later contains Vite's preload helper. It is as large as a third of the frame's own
// script, mostly for old browsers and nonces; this one does the same for all browsers that support modules.
import type { Plugin } from 'vite';

const helper = `export const __vitePreload = (load, files = []) =>
  Promise.all(files.map((file) => new Promise((done, fail) => {
    const href = '/' + file;
    if (document.querySelector('link[href="' + href + '"]')) return done();
    const link = document.createElement('link');
    link.href = href;
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    document.head.append(link);
    if (link.rel != 'stylesheet') return done();
    link.onload = done;
    link.onerror = fail;
  }))).then(load)`;

/** The portals get their own copy: the other one is in the script of the public pages' frame, which they must not load. */
export function smallPreload(): Plugin {
  const name = '\0small-preload';
  return {
    name: 'small-preload',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer = '') =>
      id === '\0vite/preload-helper.js'
        ? `${name}${importer.includes('/web/portal/') ? '-portal' : ''}.js`
        : undefined,
    load: (id) => (id.startsWith(name) ? helper : undefined),
  };
}
