// The content security policy of a page: it allows only the page's own scripts and styles.
import { createHash } from 'node:crypto';

/** @param outside the other sites from which the page loads something, by directive */
export function policyOf(html: string, outside: Readonly<Record<string, string>>): string {
  // A style attribute would need an exception.
  const inline = /<[a-z][^>]*\sstyle="[^"]*"/.exec(html);
  if (inline) throw new Error(`The content security policy refuses a style attribute: ${inline[0]}`);
  const sources: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...hashes(html, /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
    ],
    'style-src': ["'self'", ...hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  for (const [directive, source] of Object.entries(outside)) (sources[directive] ??= []).push(source);
  return Object.entries(sources)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}

function hashes(html: string, element: RegExp): string[] {
  const contents = [...html.matchAll(element)].map(([, text = '']) => text);
  return [...new Set(contents)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
