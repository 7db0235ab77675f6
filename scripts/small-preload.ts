// Every page that loads a part later carries Vite's preload helper. Vite's weighs as much as a third of the frame's own
// script, most of it for old browsers and nonces; this one does the same for the browsers that run modules at all.
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

export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
  };
}
