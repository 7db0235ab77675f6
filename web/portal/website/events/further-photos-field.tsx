import { publishedPicture } from '#shared/routes.ts';
import { type EventInput, mostEventPhotos } from '#shared/website/events.ts';
import type { WebsitePicture } from '#shared/website/website-pictures.ts';
import { pictureHint } from '#web/portal/website/publications/use-sent-file.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, TextField } from '#web/ui/fields.tsx';
import { FileField } from '#web/ui/file-field.tsx';

type Photos = NonNullable<EventInput['photos']>;

interface FurtherPhotosFieldProps {
  /** Those that are stored or were sent, with their sizes. */
  pictures: readonly WebsitePicture[];
  photos: Photos;
  error: string | undefined;
  /** Which of several is being sent. */
  progress: string;
  onFiles: (files: File[]) => void;
  onChange: (photos: Photos) => void;
}

/** The photos of an event after the first, in their order, each with a text. */
export function FurtherPhotosField(props: FurtherPhotosFieldProps) {
  const { pictures, photos, error, progress, onFiles, onChange } = props;
  const isFull = photos.length >= mostEventPhotos - 1;
  const moved = (from: number, to: number) => {
    const others = photos.filter((_, place) => place !== from);
    onChange(others.toSpliced(to, 0, ...photos.slice(from, from + 1)));
  };
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-medium">Further photos ({photos.length})</legend>
      <p className="mt-1 mb-2 text-sm text-ink-soft">
        {`The gallery shows all photos of the event, the home page the first. At most ${mostEventPhotos} together.`}
      </p>
      <ol>
        {photos.map(({ photoId, text }, place) => {
          const largest = pictures.find(({ id }) => id === photoId)?.pictures.at(0);
          const number = place + 2; // the first is a field of its own
          return (
            <li key={photoId} className="flex flex-wrap items-end gap-3 border-t border-line py-3">
              {largest && (
                <img
                  src={publishedPicture(largest.id, 'webp')}
                  alt={text || `Number ${number}`}
                  className="h-20 w-28 rounded-sm border border-line object-cover"
                />
              )}
              <TextField
                label={`Text of photo ${number}`}
                className="min-w-48 flex-1"
                maxLength={200}
                value={text}
                onChange={({ currentTarget }) =>
                  onChange(photos.with(place, { photoId, text: currentTarget.value }))
                }
              />
              <span className="flex flex-wrap gap-1">
                {place > 0 && (
                  <Button
                    variant="quiet"
                    aria-label={`Move photo ${number} up`}
                    onClick={() => moved(place, place - 1)}
                  >
                    Up
                  </Button>
                )}
                <Button
                  variant="quietDanger"
                  aria-label={`Remove photo ${number}`}
                  onClick={() => onChange(photos.toSpliced(place, 1))}
                >
                  Remove
                </Button>
              </span>
            </li>
          );
        })}
      </ol>
      {!isFull && !progress && (
        <FileField
          label="Add photos"
          accept="image/jpeg,image/png,image/webp"
          hint={pictureHint}
          error={error}
          isMultiple
          onFile={(file, others) => onFiles([file, ...others])}
        />
      )}
      {isFull && error && <FieldError id="photos-refused">{error}</FieldError>}
      <p role="status" className="text-ink-soft">
        {progress}
      </p>
    </fieldset>
  );
}
