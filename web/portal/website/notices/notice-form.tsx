import { useState } from 'react';
import { indiaDate } from '#shared/kit/format.ts';
import {
  type Notice,
  type NoticeInput,
  noticeFields,
  noticeInputSchema,
} from '#shared/website/notices/notices.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordFormBody } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { PdfField } from '#web/portal/website/publications/pdf-field.tsx';
import { PublicationPanel } from '#web/portal/website/publications/publication-panel.tsx';
import { withOnMade } from '#web/portal/website/publications/published-calls.ts';
import type { FormProps } from '#web/portal/website/publications/published-list.tsx';
import { noticeCalls } from './notice-calls.ts';
import { NoticeChecks } from './notice-checks.tsx';
import { pdfPath } from './notice-path.ts';
import { NoticeStateMark } from './notice-state-mark.tsx';

/** A new notice is for everybody, from today. */
const toForm = (notice: Notice | undefined): NoticeInput => ({
  title: notice?.title ?? '',
  text: notice?.text ?? '',
  titleTe: notice?.titleTe ?? '',
  textTe: notice?.textTe ?? '',
  kind: notice?.kind ?? 'general',
  audience: notice?.audience ?? ['public'],
  from: notice?.from ?? indiaDate(new Date()),
  until: notice?.until ?? '',
  isPinned: notice?.isPinned ?? false,
  inTicker: notice?.inTicker ?? false,
  link: notice?.link ?? '',
  fileId: notice?.fileId ?? null,
});

const inWords = (value: unknown) => (Array.isArray(value) ? value.join(', ') : value === true ? 'Yes' : 'No');

/** The form of a notice; of one that exists also its publication, preview and history. */
export function NoticeForm({ record: notice, onClose, onMade }: FormProps<Notice>) {
  const [file, setFile] = useState(notice?.file ?? null);
  const form = useRecordForm({
    calls: withOnMade(noticeCalls, onMade),
    record: notice,
    fields: noticeFields,
    schema: noticeInputSchema,
    toForm,
    show: {
      audience: inWords,
      isPinned: inWords,
      inTicker: inWords,
      fileId: (id) => (id ? 'A PDF' : 'None'),
    },
    onClose,
  });
  const { setValue, watch, formState } = form.form;
  const set = (change: Partial<Pick<NoticeInput, 'audience' | 'isPinned' | 'inTicker' | 'fileId'>>) => {
    for (const [key, value] of Object.entries(change))
      setValue(key as keyof NoticeInput, value, { shouldDirty: true, shouldValidate: formState.isSubmitted }); // as: the keys of `change`
  };
  const audience = watch('audience');
  const own = {
    audience: (
      <NoticeChecks
        audience={audience}
        isPinned={watch('isPinned') ?? false}
        inTicker={watch('inTicker') ?? false}
        errors={{ audience: form.field('audience').error, inTicker: form.field('inTicker').error }}
        onChange={set}
      />
    ),
    isPinned: <></>,
    inTicker: <></>,
    fileId: (
      <PdfField
        file={file}
        savedPath={notice?.fileId ? pdfPath(notice.id) : undefined}
        error={form.field('fileId').error}
        onChange={(chosen) => {
          setFile(chosen);
          set({ fileId: chosen?.id ?? null });
        }}
      />
    ),
  };
  return (
    <>
      {notice && (
        <PublicationPanel
          calls={noticeCalls}
          record={notice}
          isDirty={formState.isDirty}
          mark={<NoticeStateMark notice={notice} />}
        />
      )}
      <RecordFormBody form={form} createLabel="Save draft">
        <RecordFields form={form} change={{ title: { autoFocus: !notice } }} own={own} />
      </RecordFormBody>
    </>
  );
}
