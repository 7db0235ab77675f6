import { useLocation } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { college } from '#content/facts.ts';
import { useWords } from '#web/portal/kit/words/words.ts';
import { shellWords } from './shell-words.ts';

/** The bar of small screens and the drawer that its button opens. @param children the menu, rendered while it is open */
export function MenuDrawer({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  const { href } = useLocation();
  const words = useWords(shellWords);
  useEffect(() => {
    if (href) drawer.current?.close();
  }, [href]);

  return (
    <>
      <header className="sticky top-0 z-20 flex items-center gap-3 bg-ink px-3 text-white lg:hidden print:hidden">
        <button
          type="button"
          aria-label={words.openMenu}
          className="grid size-12 place-items-center"
          onClick={() => {
            setOpen(true);
            drawer.current?.showModal();
          }}
        >
          <Menu className="size-6" aria-hidden="true" />
        </button>
        <p className="truncate font-semibold">
          {college.shortName} · {title}
        </p>
      </header>
      <dialog
        ref={drawer}
        aria-label={words.menu}
        onClose={() => setOpen(false)}
        className="portal-drawer m-0 h-dvh max-h-none w-64 rounded-none border-0 p-0 lg:hidden"
        onClick={(event) => {
          // Choosing an entry closes the drawer, also the entry of the current screen.
          const isChoice = (event.target as Element).closest('a');
          if (isChoice || event.target === drawer.current) drawer.current?.close();
        }}
      >
        <button
          type="button"
          aria-label={words.closeMenu}
          className="absolute top-3 right-1 grid size-12 place-items-center text-white"
          onClick={() => drawer.current?.close()}
        >
          <X className="size-6" aria-hidden="true" />
        </button>
        {isOpen && children}
      </dialog>
    </>
  );
}
