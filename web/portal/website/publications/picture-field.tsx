import type { ComponentProps, ReactNode } from 'react';
import { publishedPicture } from '#shared/routes.ts';
import type { WebsitePicture } from '#shared/website/website-pictures.ts';
import { callApi } from '#web/api/calls.ts';
import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { pictureHint, useSentFile } from './use-sent-file.ts';

interface PhotoFieldProps extends Omit<ComponentProps<typeof FileField>, 'accept'> {
  /** What is done with the chosen file. */
  status: ReactNode;
  shown: { src: string; width?: number; height?: number } | undefined;
  onRemove?: (() => void) | undefined;
  children?: ReactNode;
}

/** A field for a picture, with a preview. */
export function PhotoField({ status, shown, onRemove, children, ...file }: PhotoFieldProps) {
  return (
    <div className="sm:col-span-2">
      <FileField accept="image/jpeg,image/png,image/webp" {...file} />
      {children}
      <p role="status" className="text-ink-soft">
        {status}
      </p>
      {shown && (
        <figure className="mt-3">
          <img
            {...shown}
            alt="As it will be shown"
            className="max-h-80 w-auto max-w-full rounded-sm border border-line"
          />
          {onRemove && (
            <Button variant="quietDanger" className="mt-1" onClick={onRemove}>
              Remove photo
            </Button>
          )}
        </figure>
      )}
    </div>
  );
}

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
  const { send, isSending, refusal } = useSentFile(
    (file) => callApi('createWebsitePicture', { file }),
    onChange,
  );
  const largest = picture?.pictures.at(-1);
  return (
    <PhotoField
      label={label}
      hint={pictureHint}
      fileName={picture ? 'Choose another picture, or drop it here' : undefined}
      error={refusal ?? error}
      status={isSending && 'Sending the picture…'}
      shown={
        picture && largest
          ? { src: publishedPicture(largest.id, 'webp'), width: picture.width, height: picture.height }
          : undefined
      }
      onFile={(file) => void send(file)}
      onRemove={isRequired ? undefined : () => onChange(null)}
    >
      {children?.((file) => void send(file))}
    </PhotoField>
  );
}
