import { useState } from 'react';
import { type GalleryPicture, galleryPictureFields } from '#shared/website/gallery-pictures.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordFormBody } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { PictureField } from '#web/portal/website/publications/picture-field.tsx';
import { PublicationPanel } from '#web/portal/website/publications/publication-panel.tsx';
import { withOnMade } from '#web/portal/website/publications/published-calls.ts';
import type { FormProps } from '#web/portal/website/publications/published-list.tsx';
import { StateMark } from '#web/portal/website/publications/state-mark.tsx';
import { EventPhotoChoice } from './event-photo-choice.tsx';
import { pictureCalls } from './picture-calls.ts';

const pictureForm = formOf(galleryPictureFields);

/** The form of a picture of the gallery; of one that exists also its publication, preview and history. */
export function PictureForm({ record: picture, onClose, onMade }: FormProps<GalleryPicture>) {
  const [photo, setPhoto] = useState(picture?.photo ?? null);
  const form = useRecordForm({
    ...pictureForm,
    calls: withOnMade(pictureCalls, onMade),
    record: picture,
    show: { photoId: (id) => (id === picture?.photoId ? 'The picture as it was' : 'Another picture') },
    onClose,
  });
  const { setValue, getValues, clearErrors, watch, formState } = form.form;
  const own = {
    photoId: (
      <PictureField
        label="Picture"
        isRequired
        picture={photo}
        error={form.field('photoId').error}
        onChange={(chosen) => {
          setPhoto(chosen);
          setValue('photoId', chosen?.id ?? '', { shouldDirty: true });
          clearErrors('photoId');
        }}
      >
        {(send) => (
          <EventPhotoChoice
            onChoose={({ title, file }) => {
              if (!getValues('title')) setValue('title', title, { shouldDirty: true });
              send(file);
            }}
          />
        )}
      </PictureField>
    ),
    ...(watch('category') !== 'festivals' && { festival: <></> }),
  };
  return (
    <>
      {picture && (
        <PublicationPanel
          calls={pictureCalls}
          record={picture}
          isDirty={formState.isDirty}
          mark={<StateMark record={picture} />}
        />
      )}
      <RecordFormBody form={form} createLabel="Save draft">
        <RecordFields form={form} own={own} />
      </RecordFormBody>
    </>
  );
}
