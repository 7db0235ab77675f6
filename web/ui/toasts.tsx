// Short messages at the edge of the screen, announced by screen readers, with at most one action: undo.

import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { openModals } from './dialogs/open-modals.ts';
import { store } from './store.ts';

interface Toast {
  id: number;
  text: string;
  isError: boolean;
  action?: { label: string; run: () => void };
}

const shown = store<readonly Toast[]>([]);
let lastId = 0;

interface ToastOptions {
  isError?: boolean;
  action?: { label: string; run: () => void };
  /** How long the message is shown. */
  milliseconds?: number;
}

export function showToast(
  text: string,
  { isError = false, action, milliseconds = 6000 }: ToastOptions = {},
): void {
  lastId += 1;
  const id = lastId;
  shown.set([...withRoom(Boolean(action)), { id, text, isError, ...(action && { action }) }]);
  setTimeout(() => dismiss(id), milliseconds);
}

const mostAtOnce = 3;

/** A message without an action must not replace one that offers 'Undo'. */
function withRoom(isForAction: boolean): readonly Toast[] {
  const toasts = shown.get();
  if (toasts.length < mostAtOnce) return toasts;
  const oldest = toasts.find(({ action }) => !action) ?? (isForAction ? toasts[0] : undefined);
  return toasts.filter((toast) => toast !== oldest);
}

function dismiss(id: number): void {
  shown.set(shown.get().filter((toast) => toast.id !== id));
}

const atFoot = 'right-4 bottom-[calc(var(--foot)+1rem)] left-4 sm:left-auto sm:w-96';
/** A dialog has its buttons at the foot and its cross in the corner: a message leaves both free. */
const atTop = 'top-4 right-20 left-4 sm:right-auto sm:left-1/2 sm:w-80 sm:-translate-x-1/2';

/**
 * Rendered once per page and once in each dialog: the messages appear in the topmost dialog, because everything outside
 * it is inert.
 * @param inModal the id of the dialog's title
 */
export function Toasts({ inModal }: { inModal?: string }) {
  const toasts = shown.use();
  const isAbove = openModals.use().at(-1) === inModal;
  const place = useRef<HTMLDivElement>(null);
  const isEmpty = toasts.length === 0;
  useLayoutEffect(() => {
    return place.current && !inModal && !isEmpty ? leaveBarsFree(place.current) : undefined;
  }, [inModal, isEmpty]);
  // The live region exists before its message: screen readers announce only changes inside it.
  return (
    <div
      ref={place}
      role="status"
      className={`fixed z-50 grid gap-2 print:hidden ${inModal ? atTop : `toasts ${atFoot}`}`}
    >
      {isAbove && toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />)}
    </div>
  );
}

/**
 * Moves the messages above a bar of buttons that they would cover: a bar stays at the foot of the window, or ends a form that is
 * shorter. @returns a function that ends it
 */
function leaveBarsFree(place: HTMLElement): () => void {
  const move = () => {
    place.style.bottom = '';
    const own = place.getBoundingClientRect();
    const bars = document.querySelectorAll('main :is(.form-buttons, .foot-bar)');
    const covered = [...bars]
      .map((bar) => bar.getBoundingClientRect())
      .find((bar) => bar.bottom > own.top && bar.top < own.bottom);
    if (covered) place.style.bottom = `${innerHeight - covered.top + 8}px`;
  };
  // Tells of the messages and the bar that come and go, and of the window's size.
  const sizes = new ResizeObserver(move);
  sizes.observe(place);
  const main = document.querySelector('main');
  if (main) sizes.observe(main);
  addEventListener('resize', move);
  addEventListener('scroll', move, { passive: true });
  return () => {
    sizes.disconnect();
    removeEventListener('resize', move);
    removeEventListener('scroll', move);
  };
}

function ToastCard({ toast: { id, text, isError, action } }: { toast: Toast }) {
  return (
    <div
      className={`portal-frame flex items-center gap-2 rounded-sm py-1 pr-1 pl-4 shadow-lift ${isError ? 'bg-madder' : ''}`}
    >
      <p className="mr-auto py-2">{say(text)}</p>
      {action && (
        <button
          type="button"
          className="min-h-11 rounded-sm px-3 font-semibold text-turmeric hover:bg-white/15"
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {say(action.label)}
        </button>
      )}
      <button
        type="button"
        aria-label={say('Dismiss')}
        className="grid size-11 place-items-center rounded-sm hover:bg-white/15"
        onClick={() => dismiss(id)}
      >
        <X className="size-4" />
      </button>
    </div>
  );
}
