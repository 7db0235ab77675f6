// Short messages at the edge of the screen, said aloud too, with at most one thing to do: undo.
import { X } from 'lucide-react';
import { openModals } from './open-modals.ts';
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
  /** How long it stays. */
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

/** A way back does not go for the sake of mere words. */
function withRoom(isForAction: boolean): readonly Toast[] {
  const toasts = shown.get();
  if (toasts.length < mostAtOnce) return toasts;
  const oldest = toasts.find(({ action }) => !action) ?? (isForAction ? toasts[0] : undefined);
  return toasts.filter((toast) => toast !== oldest);
}

function dismiss(id: number): void {
  shown.set(shown.get().filter((toast) => toast.id !== id));
}

/**
 * Once per page, and once in each dialog: they stand in the one above everything else, where they can be read and pressed.
 * @param inModal the id of the dialog's title
 */
export function Toasts({ inModal }: { inModal?: string }) {
  const toasts = shown.use();
  const isAbove = openModals.use().at(-1) === inModal;
  // There before the words are: only what comes into it is said aloud.
  return (
    <div role="status" className="fixed right-4 bottom-4 left-4 z-50 grid gap-2 sm:left-auto sm:w-96">
      {isAbove && toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />)}
    </div>
  );
}

function ToastCard({ toast: { id, text, isError, action } }: { toast: Toast }) {
  return (
    <div
      className={`flex items-center gap-2 rounded-sm py-1 pr-1 pl-4 text-white shadow-lift ${isError ? 'bg-madder' : 'bg-ink'}`}
    >
      <p className="mr-auto py-2">{text}</p>
      {action && (
        <button
          type="button"
          className="min-h-11 rounded-sm px-3 font-semibold text-turmeric hover:bg-white/15"
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        className="grid size-11 place-items-center rounded-sm hover:bg-white/15"
        onClick={() => dismiss(id)}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}
