import { useState } from 'react';
import type { Notice } from '#shared/notices.ts';
import { CallError, callApi } from '#web/api/calls.ts';
import { sentenceOf } from '#web/portal/forms/record-calls.ts';
import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/file-field.tsx';

interface NoticeFileFieldProps {
  label?: string;
  file: Notice['file'];
  /** Where the saved PDF can be opened. */
  savedPath: string | undefined;
  error: string | undefined;
  onChange: (file: Notice['file']) => void;
}

/** The PDF is sent and checked when it is chosen, so that a refusal comes before the rest is typed. */
export function NoticeFileField({
  label = 'PDF (optional)',
  file,
  savedPath,
  error,
  onChange,
}: NoticeFileFieldProps) {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async (chosen: File) => {
    setSending(true);
    setRefusal(undefined);
    try {
      onChange(await callApi('createNoticeFile', { file: chosen }));
    } catch (failure) {
      setRefusal((failure instanceof CallError && failure.fields.file) || sentenceOf(failure));
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="sm:col-span-2">
      <FileField
        label={label}
        accept="application/pdf"
        hint="At most 5 MB, without scripts and without a password."
        fileName={file?.name}
        error={refusal ?? error}
        onFile={(chosen) => void send(chosen)}
      />
      <p role="status" className="text-ink-soft">
        {isSending && 'Sending the PDF…'}
      </p>
      {file && (
        <p className="flex flex-wrap items-center gap-3">
          {savedPath && (
            <a href={savedPath} className="font-medium text-teal underline underline-offset-4">
              Open the saved PDF
            </a>
          )}
          <Button variant="quietDanger" onClick={() => onChange(null)}>
            Remove PDF
          </Button>
        </p>
      )}
    </div>
  );
}
