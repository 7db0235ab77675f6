import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { frame } from '#content/en/frame.ts';
import { buttonClass } from '#web/site/parts/button-link.tsx';
import { FormAlert } from './form-field.tsx';
import { FormNeedsScript } from './form-needs-script.tsx';

interface FormDialogProps {
  /** Of the dialog, for the buttons that open it. */
  id: string;
  title: string;
  intro: string;
  submit: string;
  /** Of the frame's own forms, which frame-script wakes on every page. */
  frameForm?: string;
  /** The fields. */
  children: ReactNode;
  /** Under the button. */
  below?: ReactNode;
}

/** A form that goes out by WhatsApp, in a dialog that closes when the chat is open. */
export function FormDialog({ id, title, intro, submit, frameForm, children, below }: FormDialogProps) {
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} className="w-[min(32rem,calc(100vw-1.5rem))] p-0">
      {/* method: without a script nothing of what is typed may leave for the address bar. */}
      <form method="dialog" data-form={frameForm} className="p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="text-2xl">
            {title}
          </h2>
          <button
            type="button"
            command="close"
            commandfor={id}
            aria-label={frame.close}
            className="-mt-2 -mr-2 grid size-11 flex-none place-items-center rounded-sm hover:bg-sand"
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </div>
        <p className="mt-2">{intro}</p>
        <div className="mt-5 grid gap-4">{children}</div>
        <button type="submit" className={buttonClass('primary', 'mt-6 w-full without-script:hidden')}>
          {submit}
        </button>
        <FormAlert />
        <FormNeedsScript />
        {below}
      </form>
    </dialog>
  );
}
