import { useState } from 'react';
import { type ExamLink, examLinkFields, hasOneTarget } from '#shared/website/exams/exam-links.ts';
import { callPath } from '#web/api/calls.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { PdfField } from '#web/portal/website/publications/pdf-field.tsx';
import { withOnMade } from '#web/portal/website/publications/published-calls.ts';
import { PublishedForm } from '#web/portal/website/publications/published-form.tsx';
import type { FormProps } from '#web/portal/website/publications/published-list.tsx';
import { examLinkCalls } from './exam-link-calls.ts';

const linkForm = formOf(examLinkFields, hasOneTarget);

/** The form of a link of the examination hub; of one that exists also its publication, preview and history. */
export function ExamLinkForm({ record: link, onClose, onMade }: FormProps<ExamLink>) {
  const [file, setFile] = useState(link?.file ?? null);
  const form = useRecordForm({
    ...linkForm,
    calls: withOnMade(examLinkCalls, onMade),
    record: link,
    show: { fileId: (id) => (id ? 'A PDF' : 'None') },
    onClose,
  });
  const { setValue, formState } = form.form;
  const own = {
    fileId: (
      <PdfField
        label="PDF, instead of a link"
        file={file}
        savedPath={link?.fileId ? callPath('readExamLinkFile', { id: link.id }) : undefined}
        error={form.field('fileId').error}
        onChange={(chosen) => {
          setFile(chosen);
          setValue('fileId', chosen?.id ?? '', { shouldDirty: true, shouldValidate: formState.isSubmitted });
        }}
      />
    ),
  };
  return (
    <PublishedForm
      calls={examLinkCalls}
      record={link}
      form={form}
      change={{ title: { autoFocus: !link } }}
      own={own}
    />
  );
}
