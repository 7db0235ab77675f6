import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/file-field.tsx';

interface PhotoFieldProps {
  /** Base64 of a new picture; null: removed; undefined: unchanged. */
  photo: string | null | undefined;
  /** Address of the picture on the server. */
  savedPath: string | undefined;
  error: string | undefined;
  isReading: boolean;
  /** @param further of several: they become further photos */
  onFile: (file: File, further: File[]) => void;
  onRemove: () => void;
}

/** A field for a picture, with a preview. */
export function PhotoField({ photo, savedPath, error, isReading, onFile, onRemove }: PhotoFieldProps) {
  const shown = photo === undefined ? savedPath : photo && `data:image/jpeg;base64,${photo}`;
  return (
    <div className="sm:col-span-2">
      <FileField
        label="Photo (optional)"
        accept="image/jpeg,image/png,image/webp"
        hint="JPEG, PNG or WebP. Large photos are made smaller before they are sent. Of several, the first goes here; the others become further photos."
        error={error}
        isMultiple
        onFile={onFile}
      />
      <p role="status" className="text-ink-soft">
        {isReading && 'Making the photo ready…'}
      </p>
      {shown && (
        <figure className="mt-3">
          <img
            src={shown}
            alt="As it will be shown"
            className="max-h-80 max-w-full rounded-sm border border-line"
          />
          <Button variant="quietDanger" className="mt-1" onClick={onRemove}>
            Remove photo
          </Button>
        </figure>
      )}
    </div>
  );
}
