import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { Dialog } from './dialog.tsx';
import { openModals } from './open-modals.ts';

interface ModalProps {
  title: string;
  children: ReactNode;
  /** Called for Escape, the cross and a click on the backdrop. It may ask the user before the dialog closes. */
  onClose: () => void;
  /** A question instead of a form: narrow, and announced as an alert. */
  isQuestion?: boolean;
  /** Nothing but a search box: the user types at once, on touch screens too. */
  isSearch?: boolean;
}

/** A native dialog, shown while it is rendered. The browser keeps the focus inside and gives it back afterwards. */
export function Modal({ title, children, onClose, isQuestion = false, isSearch = false }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect: the dialog must be open before the first paint, and closed before React removes it, or the focus
  // is lost.
  useLayoutEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    focusFirst(element, isSearch);
    openModals.set([...openModals.get(), titleId]);
    return () => {
      openModals.set(openModals.get().filter((id) => id !== titleId));
      element.close();
      opener?.focus({ preventScroll: true });
    };
  }, [titleId, isSearch]);

  return (
    <Dialog
      ref={dialog}
      title={title}
      titleId={titleId}
      role={isQuestion ? 'alertdialog' : undefined}
      cross={{ onClick: onClose }}
      // By default a second Escape closes the dialog without a cancel event.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        // The cancel event of a file chooser inside the dialog arrives here too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && isQuestion) onClose();
      }}
      // A search stays where it is while the answers below it become more and fewer.
      className={classNames(isQuestion ? 'max-w-md' : 'max-w-3xl', isSearch && 'mt-[10dvh]')}
      after={<Toasts inModal={titleId} />}
    >
      {children}
    </Dialog>
  );
}

/**
 * The focus starts at the first field of a form, the first answer of a question, or the last button of a dialog without
 * fields. Otherwise it would start at the
 * cross, since React's autoFocus comes before the dialog is open. Not on touch screens, unless the dialog is a
 * search: their keyboard would hide the form.
 */
function focusFirst(dialog: HTMLDialogElement, isSearch: boolean): void {
  if (!isSearch && !matchMedia('(pointer: fine)').matches) return;
  const field = 'input:not([type=file], [type=radio], [type=checkbox], [readonly]), select, textarea';
  const answer = ':scope[role=alertdialog] > :last-child button';
  const places = [field, answer, 'input[type=file]', 'input:checked', '.form-buttons > :last-child'];
  const first = places.map((place) => dialog.querySelector<HTMLElement>(place));
  first.find((element) => element !== null)?.focus();
}
