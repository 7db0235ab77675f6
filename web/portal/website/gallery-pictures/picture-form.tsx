import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/kit/format.ts';
import type { CollegeEvent } from '#shared/website/events.ts';
import { type GalleryPicture, galleryPictureFields } from '#shared/website/gallery-pictures.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { eventPhotoPath } from '#web/portal/website/events/event-calls.ts';
import type { FormProps } from '#web/portal/website/publications/published-calls.ts';
import { FormPicture, PublishedForm } from '#web/portal/website/publications/published-form.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { pictureCalls } from './picture-calls.ts';

const pictureForm = formOf(galleryPictureFields);

/** The form of a picture of the gallery; of one that exists also its publication, preview and history. */
export function PictureForm({ record: picture, onClose }: FormProps<GalleryPicture>) {
  const form = useRecordForm({
    ...pictureForm,
    calls: pictureCalls,
    record: picture,
    show: { photoId: (id) => (id === picture?.photoId ? 'The picture as it was' : 'Another picture') },
    onClose,
  });
  const { setValue, getValues, watch } = form.form;
  const own = {
    photoId: (
      <FormPicture form={form} record={picture}>
        {(send) => (
          <EventPhotoChoice
            onChoose={({ title, file }) => {
              if (!getValues('title')) setValue('title', title, { shouldDirty: true });
              send(file);
            }}
          />
        )}
      </FormPicture>
    ),
    ...(watch('category') !== 'festivals' && { festival: <></> }),
  };
  return <PublishedForm calls={pictureCalls} record={picture} form={form} own={own} />;
}

interface EventPhotoChoiceProps {
  onChoose: (chosen: { title: string; file: Promise<File> }) => void;
}

/** Takes the photo of an event instead of a file. */
function EventPhotoChoice({ onChoose }: EventPhotoChoiceProps) {
  const { data } = useQuery(
    callListQuery('listEvents', { query: { photo: 'none', page: 1, pageSize: 100 } }),
  );
  const events = data?.rows.filter(({ hasPhoto }) => hasPhoto) ?? [];
  if (events.length === 0) return null;
  return (
    <SelectField
      label="Or take the photo of an event"
      placeholder="Choose an event"
      className="mt-3"
      options={events.map(({ id, eventTitle, eventDate }) => ({
        value: id,
        label: `${eventTitle}, ${formatDate(eventDate)}`,
      }))}
      onChange={({ currentTarget }) => {
        const event = events.find(({ id }) => id === currentTarget.value);
        if (event) onChoose({ title: event.eventTitle, file: photoOf(event) });
      }}
    />
  );
}

async function photoOf(event: CollegeEvent): Promise<File> {
  const answer = await fetch(eventPhotoPath(event, 'full'));
  return new File([await answer.blob()], 'event.jpg', { type: 'image/jpeg' });
}
