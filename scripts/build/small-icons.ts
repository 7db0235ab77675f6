// Lucide's icons, drawn by a component of our own: lucide's reads a context, makes class names and renders one icon in two
// components, none of which this site uses; it is 1 kB of every page that wakes a form.
import { join } from 'node:path';
import type { Plugin } from 'vite';

const icon = join(import.meta.dirname, '../../web/ui/icon.ts');

/** For the browser's files and for the program of the pages. */
export function smallIcons(): Plugin {
  return {
    name: 'small-icons',
    // Before Vite finds the module itself.
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/createLucideIcon.mjs') ? icon : undefined),
  };
}
