import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { college } from '#web/portal/kit/college.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
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
  const isFolded = Boolean(more) && isPhone;
  // The words of the main action are beside a short title only.
  const isTight = isFolded || (isPhone && title.length > 14);
  return (
    <div className="relative mb-2 flex flex-wrap items-center gap-2 sm:mb-5 sm:justify-end sm:gap-3">
      <div className={`min-w-0 ${isTight ? 'flex-1 basis-48' : 'mr-auto'}`}>
        <p className="hidden text-ink-soft print:block">{college.name}</p>
        <h1 className="text-3xl break-words">{say(title)}</h1>
      </div>
      {/* Folded it stays where it is: a dialog that one of its buttons has opened outlives a phone that is turned. */}
      {more && (
        <div
          className={classNames(
            'flex flex-wrap gap-2 sm:gap-3 print:hidden',
            isFolded && (isOpen ? 'order-last w-full' : 'sr-only'),
          )}
        >
          {more}
        </div>
      )}
      {(isFolded || children) && (
        // A phone has no room for the words beside the title.
        <div
          className={classNames(
            'flex flex-wrap gap-2 sm:gap-3 print:hidden',
            isTight && 'max-sm:[&>[data-opens=new]>span]:sr-only',
          )}
        >
          {isFolded && (
            <Button
              aria-label={say('More actions')}
              aria-expanded={isOpen}
              className="px-2.5"
              onClick={() => setOpen(!isOpen)}
            >
              <Ellipsis className="size-5" />
            </Button>
          )}
          {children}
        </div>
      )}
    </div>
  );
}

/** Sets the title of the browser tab and of the history entry. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    document.title = `${say(title)} | ${college.shortName}`;
  }, [title]);
}
