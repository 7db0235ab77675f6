import { useState } from 'react';
import type * as z from 'zod/mini';
import {
  type CollegeEvent,
  type EventInput,
  eventFields,
  eventInputSchema,
  missingFieldsAlert,
  mostEventPhotos,
} from '#shared/website/events.ts';
import { callApi } from '#web/api/calls.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordFormBody } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { PublicationPanel } from '#web/portal/website/publications/publication-panel.tsx';
import { StateMark } from '#web/portal/website/publications/state-mark.tsx';
import { useSentFiles } from '#web/portal/website/publications/use-sent-file.ts';
import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { eventCalls, eventPhotoPath, eventPublication, findEventAfter, readPhoto } from './event-calls.ts';
import { FurtherPhotosField } from './further-photos-field.tsx';
import { usePhoto } from './use-photo.ts';

/** The photo is sent only if the user changed it: the server keeps a field that is left out. */
const toForm = (event: CollegeEvent | undefined): EventInput => ({
  eventTitle: event?.eventTitle ?? '',
  eventDate: event?.eventDate ?? '',
  ...(event?.hasPhoto === false && { eventPhoto: null }),
  ...(event?.eventPhoto && { eventPhoto: event.eventPhoto }),
  photos: (event?.photos ?? []).map(({ photoId, text }) => ({ photoId, text })),
});

/** The photo in the dialog of two editors: new, removed or unchanged. */
function photoInWords(photo: unknown): string {
  if (typeof photo === 'string') return `New photo (${Math.ceil((photo.length * 3) / 4096)} kB)`;
  return photo === null ? 'No photo' : 'Not changed';
}

const listed = (photos: z.input<typeof eventInputSchema>['photos'] = []) =>
  photos.map(({ photoId, text = '' }) => ({ photoId, text }));

const furtherPhotosInWords = (photos: unknown) => {
  const texts = (photos as { text: string }[]).map(({ text }) => text || 'no text'); // the field is such a list
  return texts.length > 0 ? `${texts.length}: ${texts.join(', ')}` : 'None';
};

/** Alerts: product §8. `event` undefined: a new event. */
export function EventForm({ event, onClose }: { event: CollegeEvent | undefined; onClose: () => void }) {
  // Read when the form opens: after another person replaces the photo, the server no longer has this one.
  const [photoBefore] = useState(() => readPhoto(event).catch(() => null));
  const form = useRecordForm({
    calls: { ...eventCalls, find: (id) => findEventAfter(id, photoBefore) },
    record: event,
    fields: eventFields,
    schema: eventInputSchema,
    toForm,
    show: { eventPhoto: photoInWords, photos: furtherPhotosInWords },
    onClose,
    missingAlert: missingFieldsAlert,
    createAlert: 'Failed to add event. Please try again.',
  });
  const { setValue, getValues, setError, clearErrors, watch } = form.form;
  const setPhoto = (photo: string | null) => {
    setValue('eventPhoto', photo, { shouldDirty: true });
    clearErrors('eventPhoto');
  };
  const { isReading, choose, untilRead } = usePhoto({
    take: setPhoto,
    refuse: (message) => setError('eventPhoto', { message }),
  });
  const [pictures, setPictures] = useState(() => (event?.photos ?? []).map((one) => one.photo));
  const setPhotos = (chosen: NonNullable<EventInput['photos']>) => {
    setValue('photos', chosen, { shouldDirty: true });
    clearErrors('photos');
  };
  const sending = useSentFiles(async (file) => {
    const picture = await callApi('createWebsitePicture', { file });
    setPictures((before) => [...before, picture]);
    const photos = listed(getValues('photos'));
    if (!photos.some(({ photoId }) => photoId === picture.id))
      setPhotos([...photos, { photoId: picture.id, text: '' }]);
  });
  const sendFurther = (files: File[]) =>
    void sending.send(files, mostEventPhotos - 1 - listed(getValues('photos')).length);
  const photo = (
    <PhotoField
      photo={watch('eventPhoto')}
      savedPath={event?.hasPhoto ? eventPhotoPath(event, 'full') : undefined}
      error={form.field('eventPhoto').error}
      isReading={isReading}
      onFile={(file, further) => {
        choose(file);
        sendFurther(further);
      }}
      onRemove={() => setPhoto(null)}
    />
  );
  const photos = (
    <FurtherPhotosField
      pictures={pictures}
      photos={listed(watch('photos'))}
      error={sending.refusal ?? form.field('photos').error}
      progress={sending.progress}
      onFiles={sendFurther}
      onChange={setPhotos}
    />
  );
  return (
    <>
      {event && (
        <PublicationPanel
          calls={eventPublication}
          record={event}
          isDirty={form.form.formState.isDirty}
          mark={<StateMark record={event} />}
        />
      )}
      <RecordFormBody
        form={{ ...form, submit: () => void untilRead().then(form.submit) }}
        createLabel="Add Event"
      >
        <RecordFields
          form={form}
          change={{ eventTitle: { autoFocus: true } }}
          own={{ eventPhoto: photo, photos }}
        />
      </RecordFormBody>
    </>
  );
}

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
function PhotoField({ photo, savedPath, error, isReading, onFile, onRemove }: PhotoFieldProps) {
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
