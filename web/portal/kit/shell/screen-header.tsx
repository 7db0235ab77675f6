import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { college } from '#content/facts.ts';
import { buttonClass } from '#web/ui/button-class.ts';
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
  return (
    <div
      className={`mb-2 flex items-center justify-between gap-2 sm:mb-5 sm:flex-wrap sm:gap-3 ${more ? '' : 'flex-wrap'}`}
    >
      <div className="min-w-0">
        <p className="hidden text-ink-soft print:block">{college.name}</p>
        <h1 className="text-3xl break-words">{title}</h1>
      </div>
      {(more || children) && (
        <div
          className={`flex gap-2 sm:flex-wrap sm:gap-3 print:hidden ${more ? 'header-actions flex-none' : 'flex-wrap'}`}
        >
          {more && isPhone ? <Further>{more}</Further> : more}
          {children}
        </div>
      )}
    </div>
  );
}

function Further({ children }: { children: ReactNode }) {
  return (
    <details className="relative">
      <summary aria-label="More actions" className={buttonClass('plain', 'min-w-11 px-2')}>
        <Ellipsis className="size-5" aria-hidden="true" />
      </summary>
      <div className="absolute right-0 z-10 mt-1 grid w-max gap-2 rounded-sm border border-line bg-white p-2 shadow-lift">
        {children}
      </div>
    </details>
  );
}

/** Sets the title of the browser tab and of the history entry. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${college.shortName}`;
  }, [title]);
}
