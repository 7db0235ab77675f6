// The menu of a portal.
import type { LucideIcon } from 'lucide-react';
import { createContext } from 'react';
import { type Action, type Actor, mayAll } from '#shared/roles.ts';

export interface MenuEntry {
  label: string;
  path: string;
  icon: LucideIcon;
  /** Whoever may read it sees the entry; left out: everybody whose portal it is. */
  action?: Action;
  /** Screens and forms that a button of this one opens: they are found with Ctrl K, and are in no menu. */
  leadsTo?: readonly {
    label: string;
    path: string;
    search?: Record<string, string>;
    writes?: Action | undefined;
  }[];
}

/** A group of menu entries, folded unless the present screen is one of them. */
export interface MenuGroup {
  label: string;
  icon: LucideIcon;
  entries: readonly MenuEntry[];
  /** A search parameter that all entries of the group keep: the id of the chosen person. */
  keeps?: string;
}

export type Menu = readonly (MenuEntry | MenuGroup)[];

/** The menu of the signed-in user, for the screens of the portal. */
export const PortalMenu = createContext<Menu>([]);

/** The menu without what the user may not read. */
export function menuFor(menu: Menu, user: Pick<Actor, 'role' | 'permissions'>): Menu {
  const mayRead = ({ action }: MenuEntry) => !action || mayAll(action, user, true);
  const readable = (entries: readonly MenuEntry[]) =>
    entries.filter(mayRead).map(({ leadsTo = [], ...entry }) => ({
      ...entry,
      leadsTo: leadsTo.filter(({ writes }) => !writes || mayAll(writes, user)),
    }));
  return menu.flatMap((part): (MenuEntry | MenuGroup)[] => {
    if (!('entries' in part)) return readable([part]);
    const entries = readable(part.entries);
    return entries.length > 0 ? [{ ...part, entries }] : [];
  });
}

/** The entries with these labels, in their order; what the menu does not have is left out. */
export function namedEntries(menu: Menu, labels: readonly string[]): MenuEntry[] {
  const all = menu.flatMap((part) => ('entries' in part ? part.entries : [part]));
  return labels.flatMap((label) => all.find((entry) => entry.label === label) ?? []);
}
