import type { UploadedPdf } from '#shared/kit/uploaded-pdfs.ts';
import { callApi } from '#web/api/calls.ts';
import { Button } from '#web/ui/button.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { useSentFile } from './use-sent-file.ts';

interface PdfFieldProps {
  label: string;
  file: UploadedPdf | null;
  /** Where the saved PDF can be opened. */
  savedPath: string | undefined;
  error: string | undefined;
  onChange: (file: UploadedPdf | null) => void;
}

/** The PDF is sent and checked when it is chosen, so that a refusal comes before the rest is typed. */
export function PdfField({ label, file, savedPath, error, onChange }: PdfFieldProps) {
  const upload = (chosen: File) => callApi('createNoticeFile', { file: chosen });
  const { send, isSending, refusal } = useSentFile(upload, onChange);
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
            <a href={savedPath} className="font-medium link">
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
