import { frame } from '#content/en/frame.ts';
import { galleryPage } from '#content/en/gallery.ts';
import { buttonClass } from '#web/ui/button-class.ts';

const words = galleryPage.agreement;

/** Asked once per device, before the first download (product §4). */
export function DownloadAgreement() {
  return (
    <dialog
      id="download-agreement"
      aria-labelledby="download-agreement-title"
      className="w-[min(32rem,calc(100vw-1.5rem))] p-6"
    >
      <form method="dialog" data-agreement>
        <h2 id="download-agreement-title" className="text-2xl">
          {words.title}
        </h2>
        <p className="mt-3">{words.text}</p>
        <p className="mt-1">
          <a
            href={words.terms.url}
            target="_blank"
            className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
          >
            {words.terms.label}
            <span className="sr-only"> ({frame.opensInNewTab})</span>
          </a>
        </p>
        <label className="mt-2 flex min-h-11 items-center gap-3">
          <input type="checkbox" data-agree className="size-6 flex-none accent-teal" />
          {words.checkbox}
        </label>
        <p className="mt-2 text-sm text-ink-soft">{words.stored}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button
            type="button"
            command="close"
            commandfor="download-agreement"
            className={buttonClass('outline')}
          >
            {words.cancel}
          </button>
          <button
            type="submit"
            disabled
            data-confirm
            className={buttonClass(
              'primary',
              'disabled:cursor-not-allowed disabled:bg-line disabled:text-ink-soft',
            )}
          >
            {words.confirm}
          </button>
        </div>
      </form>
    </dialog>
  );
}
