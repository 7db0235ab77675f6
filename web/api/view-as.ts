// An admin's tab that shows the portal of a student or teacher as that person sees it. The server answers its calls with that
// person's rights, and refuses every change.

import type { ViewedPerson } from '#shared/account/view-as.ts';
import { portalRoutes } from '#shared/routes.ts';

/** Of this tab only: the others stay the office's. */
const key = 'view-as';

export interface Viewing extends ViewedPerson {
  name: string;
}

/** Whose portal this tab shows; undefined on the user's own pages. */
export function readViewing(): Viewing | undefined {
  const kept = sessionStorage.getItem(key);
  if (!kept) return undefined;
  const viewing = JSON.parse(kept) as Viewing; // written by startViewing
  const home = portalRoutes[viewing.kind](viewing.id);
  return `${location.pathname}/`.startsWith(`${home}/`) ? viewing : undefined;
}

/** Loads the portal again, so that nothing of the office's data stays in the page. */
export function startViewing(viewing: Viewing): void {
  sessionStorage.setItem(key, JSON.stringify(viewing));
  location.assign(portalRoutes[viewing.kind](viewing.id));
}

export function forgetViewing(): void {
  sessionStorage.removeItem(key);
}
