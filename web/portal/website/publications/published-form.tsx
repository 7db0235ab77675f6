import { type ComponentProps, type ReactNode, useState } from 'react';
import type { UploadedPdf } from '#shared/kit/uploaded-pdfs.ts';
import type { Published } from '#shared/website/publications.ts';
import { callApi } from '#web/api/calls.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordFormBody } from '#web/portal/kit/forms/record-form.tsx';
import type { RecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { PublicationCalls } from './publication-calls.ts';
import { PublicationPanel } from './publication-panel.tsx';
import { StateMark } from './state-mark.tsx';
import { useSentFile } from './use-sent-file.ts';

/** What is uploaded for the fields `photoId` and `fileId`. */
type WithUploads = Published &
  Partial<Record<'photo', ComponentProps<typeof PictureField>['picture']>> &
  Partial<Record<'file', UploadedPdf | null>>;

type Form = RecordForm & {
  form: {
    formState: { isDirty: boolean; isSubmitted: boolean };
    setValue: (path: never, value: never, options: object) => void;
  };
};

interface UploadProps {
  form: Form;
  record: WithUploads | undefined;
}

/** The picture of a record, as the field of its form. */
export function FormPicture({ form, record, children }: UploadProps & PictureSource) {
  const [picture, take] = useUpload(form, 'photoId', record?.photo);
  const { label = '', isRequired = false } = form.fields.photoId ?? {};
  return (
    <PictureField
      label={isRequired ? label : `${label} (optional)`}
      isRequired={isRequired}
      picture={picture}
      error={form.field('photoId').error}
      onChange={take}
    >
      {children}
    </PictureField>
  );
}
type PictureSource = Pick<ComponentProps<typeof PictureField>, 'children'>;

/** The PDF is sent and checked when it is chosen, so that a refusal comes before the rest is typed. @param path where the saved one is read */
function FormPdf({ form, record, path }: UploadProps & { path: PublicationCalls<never>['filePath'] }) {
  const [file, take] = useUpload(form, 'fileId', record?.file);
  const upload = (chosen: File) => callApi('createNoticeFile', { file: chosen });
  const { send, isSending, refusal } = useSentFile(upload, take);
  const { label = '', hint } = form.fields.fileId ?? {};
  const savedPath = record?.file ? path?.(record.id) : undefined;
  return (
    <div className="sm:col-span-2">
      <FileField
        label={hint ? `${label}, ${hint}` : `${label} (optional)`}
        accept="application/pdf"
        hint="At most 5 MB, without scripts and without a password."
        fileName={file?.name}
        error={refusal ?? form.field('fileId').error}
        onFile={(chosen) => void send(chosen)}
      />
      <p role="status" className="text-ink-soft">
        {isSending && 'Sending the PDF…'}
      </p>
      {file && (
        <p className="flex flex-wrap items-center gap-3">
          {savedPath && (
            <a href={savedPath} className="font-medium link">
              Open the saved PDF
            </a>
          )}
          <Button variant="quietDanger" onClick={() => take(null)}>
            Remove PDF
          </Button>
        </p>
      )}
    </div>
  );
}

function useUpload<T extends { id: string }>({ form }: Form, path: string, start: T | null = null) {
  const [uploaded, setUploaded] = useState(start);
  const take = (chosen: T | null) => {
    setUploaded(chosen);
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue(path as never, (chosen?.id ?? '') as never, options); // a field of the form, which takes ''
  };
  return [uploaded, take] as const;
}

interface PublishedFormProps<R extends Published>
  extends Pick<ComponentProps<typeof RecordFields>, 'change' | 'own'> {
  calls: PublicationCalls<R>;
  /** undefined: a new one. */
  record: R | undefined;
  form: Form;
  createLabel?: string;
  /** Replaces the state in words. */
  mark?: ReactNode;
  /** Above the fields. */
  children?: ReactNode;
}

/** The form of a record that the office publishes; of one that exists also its publication, preview and history. */
export function PublishedForm<R extends Published>(props: PublishedFormProps<R>) {
  const { calls, record, form, createLabel = 'Save draft', mark, children, own, change } = props;
  const uploads = {
    photoId: <FormPicture form={form} record={record} />,
    fileId: <FormPdf form={form} record={record} path={calls.filePath} />,
  };
  return (
    <>
      {record && (
        <PublicationPanel
          calls={calls}
          record={record}
          isDirty={form.form.formState.isDirty}
          mark={mark ?? <StateMark record={record} />}
        />
      )}
      <RecordFormBody form={form} createLabel={createLabel}>
        {children}
        <RecordFields form={form} own={{ ...uploads, ...own }} {...(change && { change })} />
      </RecordFormBody>
    </>
  );
}
