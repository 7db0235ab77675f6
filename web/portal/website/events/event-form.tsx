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
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { PhotoField } from '#web/portal/website/publications/picture-field.tsx';
import type { FormProps } from '#web/portal/website/publications/published-calls.ts';
import { PublishedForm } from '#web/portal/website/publications/published-form.tsx';
import { useSentFiles } from '#web/portal/website/publications/use-sent-file.ts';
import { eventCalls, eventPhotoPath, findEventAfter, readPhoto } from './event-calls.ts';
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

/** Alerts: product §8. */
export function EventForm({ record: event, onClose }: FormProps<CollegeEvent>) {
  // Read when the form opens: after another person replaces the photo, the server no longer has this one.
  const [photoBefore] = useState(() => readPhoto(event).catch(() => null));
  const form = useRecordForm({
    calls: { ...eventCalls, find: (id) => findEventAfter(id, photoBefore) },
    record: event,
    fields: eventFields,
    schema: eventInputSchema,
    toForm,
    show: { eventPhoto: photoInWords, photos: furtherPhotosInWords },
    // Back to the list, from a new one too.
    onClose: () => onClose(),
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
  const [typed, saved] = [watch('eventPhoto'), event?.hasPhoto ? eventPhotoPath(event, 'full') : undefined];
  /** Base64 of a new picture; null: removed; undefined: unchanged. */
  const src = typed === undefined ? saved : typed && `data:image/jpeg;base64,${typed}`;
  const photo = (
    <PhotoField
      label="Photo (optional)"
      hint="JPEG, PNG or WebP. Large photos are made smaller before they are sent. Of several, the first goes here; the others become further photos."
      error={form.field('eventPhoto').error}
      isMultiple
      status={isReading && 'Making the photo ready…'}
      shown={src ? { src } : undefined}
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
    <PublishedForm
      calls={eventCalls}
      record={event}
      form={{ ...form, submit: () => void untilRead().then(form.submit) }}
      createLabel="Add Event"
      change={{ eventTitle: { autoFocus: true } }}
      own={{ eventPhoto: photo, photos }}
    />
  );
}
