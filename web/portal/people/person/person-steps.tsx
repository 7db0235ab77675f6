import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { defaultPageSize } from '#shared/kit/list-pages.ts';
import type { ApiList, ListPage } from '#web/portal/kit/lists/list-of.ts';
import type { ListSearch } from '#web/portal/kit/lists/list-search.ts';

const linkClass = 'inline-flex min-h-11 items-center rounded-sm px-3 font-semibold link-alone';

interface PersonStepsProps<P extends ListPage<{ id: string }>, S extends ListSearch> {
  id: string;
  /** The address of the list, below which each record has its own. */
  listPath: string;
  /** 'Students of the list' */
  label: string;
  of: ApiList<P, S>;
}

/** Previous and Next through the list from which the record was opened, in its order and under its filter. */
export function PersonSteps<P extends ListPage<{ id: string }>, S extends ListSearch>(
  props: PersonStepsProps<P, S>,
) {
  const { id, listPath, label, of } = props;
  const list = useLocation({ select: ({ state }) => state.list });
  const isOfList = list?.pathname === listPath;
  const search = of.readSearch((isOfList ? list.search : {}) as Record<string, unknown>);
  const page = search.page ?? 1;
  const pageOf = (number: number) => of.query({ ...search, page: number });
  const here = useQuery({ ...pageOf(page), enabled: isOfList });
  const rows = here.data?.rows ?? [];
  const at = rows.findIndex((row) => row.id === id);
  const lastPage = Math.ceil((here.data?.total ?? 0) / (search.pageSize ?? defaultPageSize));
  const isFirst = at === 0 && page > 1;
  const isLast = at >= 0 && at === rows.length - 1 && page < lastPage;
  const before = useQuery({ ...pageOf(page - 1), enabled: isFirst });
  const after = useQuery({ ...pageOf(page + 1), enabled: isLast });
  if (!list || at < 0) return null;
  const previous = isFirst ? before.data?.rows.at(-1)?.id : rows[at - 1]?.id;
  const next = isLast ? after.data?.rows[0]?.id : rows[at + 1]?.id;
  /** The list of the neighbour's own page, to which its screen leads back. */
  const step = (to: string, text: string, change: number) => (
    <Link
      to={to}
      // The next record opens at the same tab.
      search={(tab: object) => tab}
      state={{
        list: { ...list, search: { ...list.search, page: page + change > 1 ? page + change : undefined } },
      }}
      className={linkClass}
    >
      {text}
    </Link>
  );
  return (
    <nav aria-label={label} className="ml-auto flex">
      {previous && step(`${listPath}/${previous}`, '← Previous', isFirst ? -1 : 0)}
      {next && step(`${listPath}/${next}`, 'Next →', isLast ? 1 : 0)}
    </nav>
  );
}
