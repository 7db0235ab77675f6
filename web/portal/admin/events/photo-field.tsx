import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { shrinkPicture } from './shrink-picture.ts';

interface PhotoFieldProps {
  /** Base64 of a new picture; null: removed; undefined: as it was. */
  photo: string | null | undefined;
  /** Where the picture is that the server has. */
  savedPath: string | undefined;
  error: string | undefined;
  onChange: (photo: string | null) => void;
  onRefuse: (message: string) => void;
}

/** Takes a picture and shows it before it is saved. */
export function PhotoField({ photo, savedPath, error, onChange, onRefuse }: PhotoFieldProps) {
  const shown = photo === undefined ? savedPath : photo && `data:image/jpeg;base64,${photo}`;
  const take = async (file: File) => {
    try {
      onChange(await shrinkPicture(file));
    } catch (failure) {
      onRefuse(failure instanceof Error ? failure.message : 'The photo could not be read');
    }
  };
  return (
    <div className="sm:col-span-2">
      <FileField
        label="Photo (optional)"
        accept="image/jpeg,image/png,image/webp"
        hint="JPEG, PNG or WebP. Large photos are made smaller before they are sent."
        error={error}
        onFile={(file) => void take(file)}
      />
      {shown && (
        <figure className="mt-3">
          <img
            src={shown}
            alt="As visitors will see it"
            className="max-h-80 max-w-full rounded-sm border border-line"
          />
          <Button look="quietDanger" className="mt-1" onClick={() => onChange(null)}>
            Remove photo
          </Button>
        </figure>
      )}
    </div>
  );
}
