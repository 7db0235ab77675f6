import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { Button } from '#web/ui/button.tsx';
import { RecordPage } from './record-page.tsx';

interface FormInPlaceProps<R> {
  /** Title of the screen. */
  title: string;
  /** Text of the button back to the list. */
  back: string;
  /** 'Event': the heading is 'Add Event' or 'Edit Event'. */
  noun: string;
  /** 'new', or the id of a record. */
  target: string;
  query: (id: string) => UseQueryOptions<R, Error, R, string[]>;
  onClose: () => void;
  children: (record: R | undefined) => ReactNode;
}

/** product §2.13: the form of events and of the calendar takes the place of their list. */
export function FormInPlace<R>({ title, back, noun, target, query, onClose, children }: FormInPlaceProps<R>) {
  return (
    <>
      <ScreenHeader title={title}>
        <Button onClick={onClose}>{back}</Button>
      </ScreenHeader>
      <h2 className="mb-4 text-xl">{`${target === 'new' ? 'Add' : 'Edit'} ${noun}`}</h2>
      <div className="max-w-2xl">
        <RecordPage key={target} target={target} query={query}>
          {children}
        </RecordPage>
      </div>
    </>
  );
}
