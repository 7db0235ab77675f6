import { X } from 'lucide-react';
import { digitalLibrary } from '#content/en/digital-library.ts';
import { frame } from '#content/en/frame.ts';
import { buttonClass } from '../frame/button-link.tsx';
import { FormAlert, FormField, FormTextarea } from '../frame/form-field.tsx';

const words = digitalLibrary.request;
const formId = 'book-request-form';

export function BookRequestDialog() {
  return (
    <dialog
      id="book-request"
      aria-labelledby="book-request-title"
      className="w-[min(32rem,calc(100vw-1.5rem))] p-0"
    >
      <form method="dialog" data-book-request className="p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id="book-request-title" className="text-2xl">
            {words.title}
          </h2>
          <button
            type="button"
            command="close"
            commandfor="book-request"
            aria-label={frame.close}
            className="-mt-2 -mr-2 grid size-11 flex-none place-items-center rounded-sm hover:bg-sand"
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </div>
        <p className="mt-2">{words.intro}</p>
        <div className="mt-5 grid gap-4">
          <FormField formId={formId} name="bookTitle" label={words.fields.bookTitle} />
          <FormField
            formId={formId}
            name="author"
            label={words.fields.author}
            isOptional
            optionalWord={words.optional}
          />
          <FormField formId={formId} name="name" label={words.fields.name} autoComplete="name" />
          <FormField
            formId={formId}
            name="email"
            label={words.fields.email}
            type="email"
            autoComplete="email"
          />
          <FormTextarea
            formId={formId}
            name="reason"
            label={words.fields.reason}
            rows={3}
            isOptional
            optionalWord={words.optional}
          />
        </div>
        <button type="submit" className={buttonClass('primary', 'mt-6 w-full')}>
          {words.submit}
        </button>
        <FormAlert />
      </form>
    </dialog>
  );
}
