import { useLocation } from '@tanstack/react-router';

/** @param path of the list. If the record was opened from that list, the link has its filter, sort and page. */
export function useWayToList(path: string) {
  const list = useLocation({ select: ({ state }) => state.list });
  return { to: path, search: list?.pathname === path ? list.search : {} };
}
