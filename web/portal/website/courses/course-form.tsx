import { useState } from 'react';
import { type Course, courseFields } from '#shared/website/courses.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { PictureField } from '#web/portal/website/publications/picture-field.tsx';
import { withOnMade } from '#web/portal/website/publications/published-calls.ts';
import { PublishedForm } from '#web/portal/website/publications/published-form.tsx';
import type { FormProps } from '#web/portal/website/publications/published-list.tsx';
import { courseCalls } from './course-calls.ts';

const courseForm = formOf(courseFields);

/** The form of a course of the website; of one that exists also its publication, preview and history. */
export function CourseForm({ record: course, onClose, onMade }: FormProps<Course>) {
  const [photo, setPhoto] = useState(course?.photo ?? null);
  const form = useRecordForm({
    ...courseForm,
    calls: withOnMade(courseCalls, onMade),
    record: course,
    show: { photoId: (id) => (id ? 'A picture' : 'None') },
    onClose,
  });
  const { setValue } = form.form;
  const own = {
    photoId: (
      <PictureField
        label="Picture (optional)"
        picture={photo}
        error={form.field('photoId').error}
        onChange={(chosen) => {
          setPhoto(chosen);
          setValue('photoId', chosen?.id ?? '', { shouldDirty: true });
        }}
      />
    ),
  };
  return (
    <PublishedForm
      calls={courseCalls}
      record={course}
      form={form}
      own={own}
      change={{ name: { autoFocus: !course } }}
    />
  );
}
