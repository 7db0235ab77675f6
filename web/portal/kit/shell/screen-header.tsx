import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { college } from '#web/portal/kit/college.ts';
import { Button } from '#web/ui/button.tsx';
import { useMedia } from '#web/ui/use-media.ts';

interface ScreenHeaderProps {
  title: string;
  /** Further actions, before the main one: on a phone behind a button. */
  more?: ReactNode;
  /** The main action. */
  children?: ReactNode;
}

/** The title of a screen and its actions. Also sets the title of the browser tab. */
export function ScreenHeader({ title, more, children }: ScreenHeaderProps) {
  useScreenTitle(title);
  const isPhone = !useMedia('(min-width: 40rem)');
  const [isOpen, setOpen] = useState(false);
  const isFolded = more !== undefined && isPhone;
  // The words of the main action are beside a short title only.
  const isTight = isFolded || (isPhone && title.length > 14);
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2 sm:mb-5 sm:gap-3">
      <div className={isTight ? 'min-w-0 flex-1' : 'min-w-0'}>
        <p className="hidden text-ink-soft print:block">{college.name}</p>
        <h1 className="text-3xl break-words">{title}</h1>
      </div>
      {(more || children) && (
        <div className={`flex flex-wrap gap-2 sm:gap-3 print:hidden ${isTight ? 'header-actions' : ''}`}>
          {isFolded ? (
            <Button
              aria-label="More actions"
              aria-expanded={isOpen}
              className="px-2.5"
              onClick={() => setOpen(!isOpen)}
            >
              <Ellipsis className="size-5" aria-hidden="true" />
            </Button>
          ) : (
            more
          )}
          {children}
        </div>
      )}
      {/* In a line of its own: it covers nothing, and the dialogs that its buttons open stay. */}
      {isFolded && isOpen && <div className="flex w-full flex-wrap gap-2 print:hidden">{more}</div>}
    </div>
  );
}

/** Sets the title of the browser tab and of the history entry. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${college.shortName}`;
  }, [title]);
}
