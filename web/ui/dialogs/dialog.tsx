import { X } from 'lucide-react';
import type { ButtonHTMLAttributes, DialogHTMLAttributes, ReactNode, Ref } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { classNames } from '#web/ui/class-names.ts';

interface DialogProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'title'> {
  title: string;
  titleId: string;
  /** Attributes of the close button: a handler or `commandfor`. */
  cross: ButtonHTMLAttributes<HTMLButtonElement>;
  /** Accessible name of the close button. */
  closeLabel?: string;
  /** Rendered outside of the part that scrolls. */
  after?: ReactNode;
  ref?: Ref<HTMLDialogElement>;
}

/** The layout of every dialog: title, close button, content. */
export function Dialog({
  title,
  titleId,
  cross,
  closeLabel = 'Close',
  after,
  className,
  children,
  ...dialog
}: DialogProps) {
  return (
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      className={classNames('max-h-[calc(100dvh-1.5rem)] w-[calc(100vw-1.5rem)] p-0', className)}
    >
      <div className="flex items-start justify-between gap-4 px-5 pt-4 sm:px-6">
        <h2 id={titleId} className="min-w-0 text-2xl wrap-anywhere">
          {say(title)}
        </h2>
        <button
          type="button"
          {...cross}
          aria-label={say(closeLabel)}
          className="-mt-1 -mr-2 grid size-11 flex-none place-items-center rounded-sm hover:bg-sand"
        >
          <X className="size-5" />
        </button>
      </div>
      <div className="px-5 pt-2 pb-5 sm:px-6">{children}</div>
      {after}
    </dialog>
  );
}
