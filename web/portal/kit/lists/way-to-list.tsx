// The link from a record's screen back to its list keeps filter, sort and page: the history entry of the record stores
// the list's address.
import { Link, useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list from which a record was opened. */
    list?: { pathname: string; search: object };
  }
}

/** For the link from a list to a record. */
export function useListState() {
  const { pathname, search } = useLocation();
  return { list: { pathname, search } };
}

/** @param path of the list. If the record was opened from that list, the link has its filter, sort and page. */
export function useWayToList(path: string) {
  const list = useLocation({ select: ({ state }) => state.list });
  return { to: path, search: list?.pathname === path ? list.search : {} };
}

/** From a record back to its list, as it was left. @param to the path of the list */
export function ListLink({ to, label }: { to: string; label: string }) {
  return (
    <Link {...useWayToList(to)} className="inline-flex min-h-11 items-center link-alone">
      ← {label}
    </Link>
  );
}
