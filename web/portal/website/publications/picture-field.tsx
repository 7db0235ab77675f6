import type { ReactNode } from 'react';
import { publishedPicture } from '#shared/routes.ts';
import type { WebsitePicture } from '#shared/website/website-pictures.ts';
import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { pictureHint, useSentPicture } from './use-sent-picture.ts';

interface PictureFieldProps {
  label: string;
  picture: WebsitePicture | null;
  error: string | undefined;
  /** null where the picture was removed. */
  onChange: (picture: WebsitePicture | null) => void;
  /** A record that needs a picture can only get another one. */
  isRequired?: boolean;
  /** Another source of pictures, such as the photos of events: it calls `send` with each file. */
  children?: (send: (file: File | Promise<File>) => void) => ReactNode;
}

export function PictureField({ label, picture, error, onChange, isRequired, children }: PictureFieldProps) {
  const { send, isSending, refusal } = useSentPicture(onChange);
  const largest = picture?.pictures.at(-1);
  return (
    <div className="sm:col-span-2">
      <FileField
        label={label}
        accept="image/jpeg,image/png,image/webp"
        hint={pictureHint}
        fileName={picture ? 'Choose another picture, or drop it here' : undefined}
        error={refusal ?? error}
        onFile={(file) => void send(file)}
      />
      {children?.((file) => void send(file))}
      <p role="status" className="text-ink-soft">
        {isSending && 'Sending the picture…'}
      </p>
      {picture && largest && (
        <figure className="mt-3">
          <img
            src={publishedPicture(largest.id, 'webp')}
            alt="As it will be shown"
            width={picture.width}
            height={picture.height}
            className="max-h-80 w-auto max-w-full rounded-sm border border-line"
          />
          {!isRequired && (
            <Button variant="quietDanger" className="mt-1" onClick={() => onChange(null)}>
              Remove photo
            </Button>
          )}
        </figure>
      )}
    </div>
  );
}
