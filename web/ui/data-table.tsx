import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { BreakableText } from './breakable-text.tsx';
import { classNames } from './class-names.ts';
import { useMedia } from './use-media.ts';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The sort key that a click on the header sets. */
  sortKey?: string;
  /** Numbers are aligned to the right with tabular figures. */
  isNumber?: boolean;
  /** On phones, part of the card's title. */
  isTitle?: boolean;
  /** Beside that title on phones: what another column has, or nothing has. */
  picture?: (row: Row) => ReactNode;
  /** The one value that counts: with it or with details the cards of phones are rows of two lines, which show the title, these and the buttons. */
  isFigure?: boolean;
  /** On phones in small letters below the title. */
  isDetail?: boolean;
  /** A column of buttons: it has no label on the cards of phones. */
  isActions?: boolean;
  /** A column of check boxes: on phones the box is before the card's title. */
  isChoice?: boolean;
  /** Shown in the header instead of its text; of a column of check boxes, on phones above the cards. */
  head?: ReactNode;
  /** A width class that aligns the columns of several tables on one screen. */
  width?: string;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What tells the rows apart, where it is not their `id`. */
  rowKey?: ((row: Row) => string) | undefined;
  /** Shown instead of rows when the list is empty. */
  empty: ReactNode;
  /** `lastName` ascending, `-lastName` descending. */
  sort?: string | undefined;
  onSort?: (sort: string) => void;
  /** On phones another part shows the sort control: the table above that has the same order, or the sheet of the list's filters. */
  isSortedAbove?: boolean;
  /** The rows are loading: placeholders are shown. */
  isLoading?: boolean;
  /** The rows are those of the previous page, until the next page has loaded. */
  isStale?: boolean;
  skeletonRows?: number;
  /** Stays a table on phones: for a few narrow columns. */
  isNarrow?: boolean;
}

const idOf = (row: unknown) => (row as { id: string }).id; // rows without one have a key of their own

/** Rows and columns; below 640 px each row becomes a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey = idOf,
    empty,
    sort,
    onSort,
    isSortedAbove = false,
    isLoading = false,
    isStale = false,
    skeletonRows = 8,
    isNarrow = false,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(box);
  const isEmpty = !isLoading && rows.length === 0;
  // On a desk each is in its own column only.
  const isSmall = useMedia('(width < 64rem)');
  const details = columns.filter(({ isDetail }) => isDetail);
  const lastTitle = columns.findLast(({ isTitle }) => isTitle)?.header;
  return (
    <div
      ref={box}
      className={classNames(
        'data-table',
        !isNarrow && 'data-table-cards',
        columns.some(({ isFigure, isDetail }) => isFigure || isDetail) && 'data-table-compact',
      )}
      data-wide={isWide || undefined}
      tabIndex={isWide ? 0 : undefined}
      role="region"
      aria-label={say(caption)}
      aria-busy={isLoading || isStale}
    >
      {!isSortedAbove && !isEmpty && (
        <div className="data-table-above">
          {columns.find(({ isChoice }) => isChoice)?.head}
          {onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
        </div>
      )}
      <table>
        <caption className="sr-only">{say(caption)}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Header key={column.header} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading && rows.length === 0 && <Skeleton columns={columns.length} rows={skeletonRows} />}
          {isEmpty && (
            <tr className="data-table-empty">
              <td colSpan={columns.length}>{say(empty)}</td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ header, cell, ...kind }) => {
                const content = breakable(cell(row));
                const hasMore = isSmall && header === lastTitle && (kind.picture || details.length > 0);
                return (
                  <td
                    key={header}
                    data-label={kind.isActions || kind.isChoice || kind.isTitle ? undefined : say(header)}
                    className={cellClass(kind)}
                  >
                    {hasMore ? cardTitle(content, kind.picture?.(row), details, row) : content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The title of a row, on phones with its picture, and below it what other columns have with dots between; a number says what it counts. */
function cardTitle<Row>(title: ReactNode, picture: ReactNode, details: readonly Column<Row>[], row: Row) {
  return (
    <span className="flex items-center gap-3">
      {picture && (
        <span className="card-only flex-none" aria-hidden="true">
          {picture}
        </span>
      )}
      <span className="min-w-0">
        {title}
        <span className="card-only data-table-details">
          {details.map(({ header, isNumber, cell }) => {
            const content = cell(row);
            return (
              Boolean(content) && (
                <span key={header}>
                  {isNumber && `${say(header)} `.replaceAll(' ', '\u00a0')}
                  {breakable(content)}
                </span>
              )
            );
          })}
        </span>
      </span>
    </span>
  );
}

function breakable(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <BreakableText text={content} /> : content;
}

function cellClass({ isNumber, isActions, isChoice, isTitle, isFigure }: Partial<Column<never>>) {
  if (isChoice) return 'data-table-choice';
  if (isActions) return 'data-table-actions';
  if (isTitle) return 'data-table-title';
  return classNames(isNumber && 'text-right whitespace-nowrap', isFigure && 'data-table-figure') || undefined;
}

interface HeaderProps<Row> {
  column: Column<Row>;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
}

function Header<Row>({
  column: { header, head, sortKey, isNumber, isActions, isChoice, width = '' },
  sort,
  onSort,
}: HeaderProps<Row>) {
  // Not a header cell: the box has a name of its own, and it names no column.
  if (isChoice) return <td className="data-table-choice">{head}</td>;
  const align = `${isNumber || isActions ? 'text-right' : 'text-left'} ${width} ${isActions ? 'data-table-actions' : ''}`;
  if (!sortKey || !onSort) {
    return (
      <th scope="col" className={align}>
        {say(header)}
      </th>
    );
  }
  const direction = sort === sortKey ? 'ascending' : sort === `-${sortKey}` ? 'descending' : 'none';
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction];
  return (
    <th scope="col" className={align} aria-sort={direction} data-label={say(header)}>
      <button
        type="button"
        onClick={() => onSort(direction === 'ascending' ? `-${sortKey}` : sortKey)}
        className="inline-flex min-h-11 items-center gap-1 font-semibold hover:text-teal print:hidden"
      >
        {say(header)}
        <Icon className={`size-4 flex-none ${direction === 'none' ? 'text-ink-soft' : 'text-teal'}`} />
      </button>
    </th>
  );
}

/** What the sort control needs to know of a table. */
export interface SortedColumns {
  columns: readonly Pick<Column<never>, 'header' | 'sortKey' | 'isChoice' | 'head'>[];
  sort: string | undefined;
  onSort: (sort: string) => void;
}

/** The sort control of phones, where the cards have no headers to click. */
export function SortSelect({ columns, sort, onSort }: SortedColumns) {
  if (!columns.some(({ sortKey }) => sortKey)) return null;
  return (
    <label className="ml-auto flex items-center gap-2">
      {say('Sort by')}{' '}
      <select
        value={sort}
        onChange={(event) => onSort(event.target.value)}
        className="min-h-11 rounded-sm border border-ink-soft bg-white px-2"
      >
        {columns.map(
          ({ header, sortKey }) =>
            sortKey && (
              <Fragment key={sortKey}>
                <option value={sortKey}>{say(header)} ↑</option>
                <option value={`-${sortKey}`}>{say(header)} ↓</option>
              </Fragment>
            ),
        )}
      </select>
    </label>
  );
}

function Skeleton({ columns, rows }: { columns: number; rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // Placeholders have no other key than their index.
    <tr key={row} aria-hidden="true">
      {Array.from({ length: columns }, (_cell, column) => (
        <td key={column} aria-label="Loading">
          <span className="block h-4 animate-pulse rounded-sm bg-line" />
        </td>
      ))}
    </tr>
  ));
}

/** Whether the table inside is wider than its box, so that the box must scroll. */
function useIsWide(box: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const element = box.current;
    const child = element?.querySelector('table');
    if (!element || !child) return;
    const observer = new ResizeObserver(() =>
      setWide(child.getBoundingClientRect().width > element.clientWidth + 1),
    );
    observer.observe(element);
    observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return isWide;
}
