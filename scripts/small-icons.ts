// Lucide's icons, drawn by a component of our own: lucide's reads a context, makes class names and renders one icon in two
// components, none of which this site uses; it is 1 kB of every page that wakes a form.
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

const icon = join(import.meta.dirname, '../web/ui/icon.ts');

/** For the pages, and for the renderer of their published parts. */
export function smallIcons(): Plugin & { enforce: 'pre' } {
  return {
    name: 'small-icons',
    // Before Vite finds the module itself.
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/createLucideIcon.mjs') ? icon : undefined),
  };
}
