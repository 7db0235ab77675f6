import { useState } from 'react';
import {
  type CollegeEvent,
  type EventInput,
  eventFields,
  eventInputSchema,
  missingFieldsAlert,
} from '#shared/events.ts';
import { RecordFields } from '#web/portal/forms/record-fields.tsx';
import { RecordFormBody } from '#web/portal/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/forms/use-record-form.ts';
import { EventPublication } from './event-publication.tsx';
import { eventCalls, eventPhotoPath, findEventAfter, readPhoto } from './event-queries.ts';
import { PhotoField } from './photo-field.tsx';
import { usePhoto } from './use-photo.ts';

/** The photo is sent only if the user changed it: the server keeps a field that is left out. */
const toForm = (event: CollegeEvent | undefined): EventInput => ({
  eventTitle: event?.eventTitle ?? '',
  eventDate: event?.eventDate ?? '',
  ...(event?.hasPhoto === false && { eventPhoto: null }),
  ...(event?.eventPhoto && { eventPhoto: event.eventPhoto }),
});

/** The photo in the dialog of two editors: new, removed or unchanged. */
function photoInWords(photo: unknown): string {
  if (typeof photo === 'string') return `New photo (${Math.ceil((photo.length * 3) / 4096)} kB)`;
  return photo === null ? 'No photo' : 'Not changed';
}

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
    show: { eventPhoto: photoInWords },
    onClose,
    missingAlert: missingFieldsAlert,
    createAlert: 'Failed to add event. Please try again.',
  });
  const { setValue, setError, clearErrors, watch } = form.form;
  const setPhoto = (photo: string | null) => {
    setValue('eventPhoto', photo, { shouldDirty: true });
    clearErrors('eventPhoto');
  };
  const { isReading, choose, untilRead } = usePhoto({
    take: setPhoto,
    refuse: (message) => setError('eventPhoto', { message }),
  });
  const photo = (
    <PhotoField
      photo={watch('eventPhoto')}
      savedPath={event?.hasPhoto ? eventPhotoPath(event, 'full') : undefined}
      error={form.field('eventPhoto').error}
      isReading={isReading}
      onFile={choose}
      onRemove={() => setPhoto(null)}
    />
  );
  return (
    <>
      {event && <EventPublication event={event} />}
      <RecordFormBody
        form={{ ...form, submit: () => void untilRead().then(form.submit) }}
        createLabel="Add Event"
      >
        <RecordFields form={form} change={{ eventTitle: { autoFocus: true } }} own={{ eventPhoto: photo }} />
      </RecordFormBody>
    </>
  );
}
