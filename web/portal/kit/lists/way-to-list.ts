// The link from a record's screen back to its list keeps filter, sort and page: the history entry of the record stores
// the list's address.
import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list from which a record was opened. */
    list?: { pathname: string; search: object };
  }
}

/** For the link from a list to a record. */
export function useListState() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const search = useLocation({ select: (location) => location.search });
  return { list: { pathname, search } };
}
