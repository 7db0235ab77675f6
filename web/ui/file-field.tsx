import { Paperclip } from 'lucide-react';
import { useId, useRef } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { FieldError } from './fields.tsx';

interface FileFieldProps {
  label: string;
  accept: string;
  /** Name of the chosen file. */
  fileName?: string | undefined;
  error?: string | undefined;
  hint?: string;
  className?: string;
  /** Takes several files at once. */
  isMultiple?: boolean;
  /** @param further the others of several */
  onFile: (file: File, further: File[]) => void;
}

/** A field for files, chosen or dropped. The user can choose the same file again after correcting it. */
export function FileField({
  label,
  accept,
  fileName,
  error,
  hint,
  className,
  isMultiple = false,
  onFile,
}: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const take = (files: FileList | null) => {
    const [file, ...further] = files ?? [];
    if (file) onFile(file, isMultiple ? further : []);
    if (input.current) input.current.value = '';
  };
  return (
    <div className={className}>
      <label
        htmlFor={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
        className="block cursor-pointer rounded-sm border border-dashed border-ink-soft bg-white px-4 py-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-turmeric hover:bg-sea-pale"
      >
        <span className="block text-sm font-medium">{say(label)}</span>
        <span className="flex items-center gap-2 font-semibold text-teal">
          <Paperclip className="size-5 flex-none" />
          <span className="min-w-0 break-words">
            {fileName ??
              say(isMultiple ? 'Choose files, or drop them here' : 'Choose a file, or drop it here')}
          </span>
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          multiple={isMultiple}
          aria-label={say(label)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className="sr-only"
          onChange={(event) => take(event.target.files)}
        />
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {say(hint)}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
