import type { ReactNode } from 'react';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { SearchedList, type SearchedListProps } from './searched-list.tsx';

interface ListScreenProps<Row> extends Omit<SearchedListProps<Row>, 'caption'> {
  title: string;
  /** The primary button of the screen. */
  actions?: ReactNode;
  /** Its other buttons, before that one. */
  more?: ReactNode;
  /** Dialogs. */
  children?: ReactNode;
}

/** Heading and list: the frame of every screen that is one list. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { title, actions, more, children, ...list } = props;
  return (
    <>
      <ScreenHeader title={title} more={more}>
        {actions}
      </ScreenHeader>
      <SearchedList caption={title} {...list} />
      {children}
    </>
  );
}
