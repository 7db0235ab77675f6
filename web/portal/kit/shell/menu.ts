// The menu of a portal.
import type { LucideIcon } from 'lucide-react';

export interface MenuEntry {
  label: string;
  path: string;
  icon: LucideIcon;
  /** Screens that a button of this one opens: they are found with Ctrl K, and are in no menu. */
  leadsTo?: readonly { label: string; path: string }[];
}

/** A group of menu entries that folds. */
export interface MenuGroup {
  label: string;
  icon: LucideIcon;
  entries: readonly MenuEntry[];
  /** Not folded at first: for the daily work. */
  isOpen?: boolean;
  /** A search parameter that all entries of the group keep: the id of the chosen person. */
  keeps?: string;
}

export type Menu = readonly (MenuEntry | MenuGroup)[];
