import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Certificate, MissingFact, TransferDraft } from '#shared/office/papers/certificates.ts';
import { type CertificateKind, certificateLabels } from '#shared/office/papers/document-kinds.ts';
import { statusLabels } from '#shared/people/student-status.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callQuery } from '#web/api/call-query.ts';
import { CallError, callApi, callPath } from '#web/api/calls.ts';
import { ActionForm } from '#web/portal/kit/forms/form-end.tsx';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';

interface IssueDialogProps {
  student: { id: string; name: string };
  kind: CertificateKind;
  purpose: string;
  onClose: () => void;
}

/** Issues a certificate and offers it to be printed; for a transfer certificate it shows first what it will say. */
export function IssueDialog({ student, kind, purpose, onClose }: IssueDialogProps) {
  const [made, setMade] = useState<Certificate>();
  const saving = useSaving();
  const issue = (more: Partial<TransferBody> = {}) =>
    saving.run(async () =>
      setMade(
        await callApi('createCertificate', { params: { id: student.id }, body: { kind, purpose, ...more } }),
      ),
    );
  const isTransfer = kind === 'transfer';
  return (
    <Modal title={`${certificateLabels[kind]}: ${student.name}`} onClose={onClose}>
      {made ? (
        <>
          <p>
            {made.serial} was issued{made.duplicateOf && ` as a duplicate of ${made.duplicateOf}`}.
          </p>
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>Close</Button>
            <PdfLink href={callPath('readCertificate', { id: made.id })}>Print</PdfLink>
          </div>
        </>
      ) : isTransfer ? (
        <TransferForm id={student.id} saving={saving} onIssue={issue} onClose={onClose} />
      ) : (
        <>
          <p>{purpose ? `Issued for: ${purpose}.` : 'It gets the next number.'}</p>
          <MissingFacts id={student.id} error={saving.error} />
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" isBusy={saving.isBusy} onClick={() => void issue()}>
              Issue
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}

interface TransferBody {
  reason: string;
  conduct: string;
  status: TransferDraft['status'];
  leftOn: string;
  lines: { label: string; text: string }[];
}

interface TransferFormProps {
  id: string;
  saving: ReturnType<typeof useSaving>;
  onIssue: (body: Partial<TransferBody>) => Promise<unknown>;
  onClose: () => void;
}

function TransferForm({ id, ...form }: TransferFormProps) {
  const { data, error, refetch } = useQuery(callQuery('readTransferDraft', { params: { id } }));
  if (!data) return <LoadState {...{ error, refetch }} />;
  if (data.missing.length > 0) return <Missing id={id} missing={data.missing} />;
  return data.original ? (
    <DuplicateFields draft={data} original={data.original} {...form} />
  ) : (
    <OriginalFields draft={data} {...form} />
  );
}

type DraftForm = Omit<TransferFormProps, 'id'> & { draft: TransferDraft };

const endOf = ({ saving, onClose }: Pick<DraftForm, 'saving' | 'onClose'>) => ({
  submit: 'Issue',
  onCancel: onClose,
  isBusy: saving.isBusy,
  refusal: Object.keys(saving.fields).length > 0 ? undefined : saving.sentence,
});

function DuplicateFields({ draft, original, onIssue, ...frame }: DraftForm & { original: string }) {
  const [reason, setReason] = useState('');
  return (
    <ActionForm {...endOf(frame)} onSubmit={() => onIssue({ reason })}>
      <p className="mb-4">
        {original} is the original. A second copy repeats it, says DUPLICATE and has a number of its own.
      </p>
      <TextField
        label="Why a second copy is needed"
        required
        maxLength={200}
        value={reason}
        error={frame.saving.fields.reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Lines lines={draft.lines} />
    </ActionForm>
  );
}

function OriginalFields({ draft, onIssue, ...frame }: DraftForm) {
  const { lines, status, leftOn, reason, conduct } = draft;
  const [body, setBody] = useState<TransferBody>({
    status,
    leftOn,
    reason,
    conduct,
    lines: lines.filter(({ isTyped }) => isTyped).map(({ label, text }) => ({ label, text })),
  });
  const field = (name: 'reason' | 'conduct' | 'leftOn') => ({
    value: body[name],
    error: frame.saving.fields[name],
    onChange: ({ target }: { target: { value: string } }) => setBody({ ...body, [name]: target.value }),
  });
  const typeLine = (at: number, text: string) =>
    setBody({ ...body, lines: body.lines.map((line, index) => (index === at ? { ...line, text } : line)) });
  return (
    <ActionForm {...endOf(frame)} onSubmit={() => onIssue(body)}>
      <p className="mb-4">The student’s status changes with it, from the date of leaving on.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Status"
          required
          options={selectOptions(['LEFT', 'GRADUATED'] as const, statusLabels)}
          value={body.status}
          onChange={({ currentTarget }) =>
            setBody({ ...body, status: currentTarget.value === 'GRADUATED' ? 'GRADUATED' : 'LEFT' })
          }
        />
        <DateField label="Date of leaving" required means="status" {...field('leftOn')} />
        <TextField label="Reason for leaving" maxLength={200} {...field('reason')} />
        <TextField label="Conduct" maxLength={60} {...field('conduct')} />
        {body.lines.map(({ label, text }, index) => (
          <TextField
            key={label}
            label={label}
            maxLength={200}
            value={text}
            onChange={({ currentTarget }) => typeLine(index, currentTarget.value)}
          />
        ))}
      </div>
      <Lines lines={lines.filter(({ isTyped }) => !isTyped)} />
    </ActionForm>
  );
}

/** What stands on the paper besides, as the college knows it. */
function Lines({ lines }: { lines: TransferDraft['lines'] }) {
  return (
    <details className="mt-4">
      <summary className="cursor-pointer font-semibold text-teal">What else it says</summary>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {lines.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="mb-1 wrap-anywhere">{text || '—'}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A refusal that names missing facts, with the way to enter them; any other as its sentence. */
export function MissingFacts({ id, error }: { id: string; error: unknown }) {
  if (!(error instanceof CallError)) return null;
  const { missing } = error.details as { missing?: MissingFact[] };
  return missing ? <Missing id={id} missing={missing} /> : <Alert>{error.message}</Alert>;
}

function Missing({ id, missing }: { id: string; missing: readonly MissingFact[] }) {
  return (
    <Alert>
      This is missing:
      <ul className="mt-1 list-disc pl-5">
        {missing.map(({ label, tab }) => (
          <li key={label}>
            <Link
              to={portalRoutes.admin(`students/${id}`)}
              search={tab === 'record' ? {} : { tab }}
              className="font-semibold underline underline-offset-4"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
