import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Dialog } from './dialog.tsx';
import { openModals } from './open-modals.ts';
import { Toasts } from './toasts.tsx';

interface ModalProps {
  title: string;
  children: ReactNode;
  /** Escape, the cross, a click beside it. May ask before it really closes. */
  onClose: () => void;
  /** A question rather than a form: narrow, and announced as an alert. */
  isQuestion?: boolean;
}

/** A native dialog, shown while it is rendered. The browser keeps the focus inside and gives it back afterwards. */
export function Modal({ title, children, onClose, isQuestion = false }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the browser shows anything, and before the dialog is taken away: the focus is never nowhere.
  useLayoutEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    focusFirst(element);
    openModals.set([...openModals.get(), titleId]);
    return () => {
      openModals.set(openModals.get().filter((id) => id !== titleId));
      element.close();
      opener?.focus({ preventScroll: true });
    };
  }, [titleId]);

  return (
    <Dialog
      ref={dialog}
      title={title}
      titleId={titleId}
      role={isQuestion ? 'alertdialog' : undefined}
      cross={{ onClick: onClose }}
      // Left to the browser, a second Escape would close the dialog without asking.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        // A file chooser inside that is cancelled says so here too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && isQuestion) onClose();
      }}
      className={isQuestion ? 'max-w-md' : 'max-w-3xl'}
      after={<Toasts inModal={titleId} />}
    >
      {children}
    </Dialog>
  );
}

/**
 * A form starts at its first field, a question at its first answer; without this both would start at the cross, since
 * React's autoFocus comes before the dialog is open. A touch screen is left alone: its keyboard would hide the form.
 */
function focusFirst(dialog: HTMLDialogElement): void {
  if (!matchMedia('(pointer: fine)').matches) return;
  const field = 'input:not([type=file], [type=radio], [type=checkbox], [readonly]), select, textarea';
  const answer = ':scope[role=alertdialog] > :last-child button';
  (dialog.querySelector<HTMLElement>(field) ?? dialog.querySelector<HTMLElement>(answer))?.focus();
}
