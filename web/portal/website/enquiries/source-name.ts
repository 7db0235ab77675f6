import { capitalised } from '#shared/kit/format.ts';
import { routes } from '#shared/routes.ts';
import { unknownSource } from '#shared/website/enquiries.ts';

/** '/admissions/fee-structure' → 'Admissions › Fee structure', which breaks after the sign only. */
export function sourceName(path: string): string {
  if (path === routes.home) return 'Home page';
  if (path === unknownSource) return 'Other page';
  const parts = path.split('/').filter(Boolean);
  return parts.map((part) => capitalised(part.replaceAll('-', ' '))).join('\u00a0› ');
}
