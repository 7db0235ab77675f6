import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#shared/kit/format.ts';
import type { Certificate } from '#shared/office/papers/certificates.ts';
import {
  type CertificateKind,
  certificateKinds,
  certificateLabels,
} from '#shared/office/papers/document-kinds.ts';
import { routes } from '#shared/routes.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { Form } from '#web/portal/kit/forms/form-end.tsx';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { QueryTable } from '#web/portal/kit/rows/row-table.tsx';
import { PartHeader } from '#web/portal/kit/shell/part-header.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { IssueDialog, MissingFacts } from './issue-dialog.tsx';
import { NoDuesPart } from './no-dues-part.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const columns: readonly Column<Certificate>[] = [
  {
    header: 'Certificate',
    isTitle: true,
    cell: ({ kind, duplicateOf }) => `${certificateLabels[kind]}${duplicateOf ? ' (DUPLICATE)' : ''}`,
  },
  {
    header: 'Number',
    cell: ({ serial, code }) => (
      <a href={`${routes.verify}/${code}`} className="tabular link-alone" target="_blank" rel="noreferrer">
        {serial}
      </a>
    ),
  },
  { header: 'Date', cell: ({ issuedOn }) => formatDate(issuedOn) },
  { header: 'Issued for', cell: ({ purpose, reason }) => purpose || reason || '—' },
  {
    header: 'State',
    cell: ({ withdrawnOn, withdrawalReason }) =>
      withdrawnOn ? (
        <span>
          <Pill tone="bad">Withdrawn</Pill> on {formatDate(withdrawnOn)}: {withdrawalReason}
        </span>
      ) : (
        <Pill tone="good">Valid</Pill>
      ),
  },
];

/** On a student's record: issue, print and withdraw certificates. */
export function CertificatesPart({ id, name }: { id: string; name: string }) {
  const query = useQuery(callQuery('listCertificates', { params: { id } }));
  const [withdrawn, setWithdrawn] = useState<Certificate>();
  const actions = (certificate: Certificate) => (
    <>
      <PdfLink href={callPath('readCertificate', { id: certificate.id })}>Print</PdfLink>
      {!certificate.withdrawnOn && (
        <Button
          variant="quietDanger"
          aria-label={`Withdraw ${certificate.serial}`}
          onClick={() => setWithdrawn(certificate)}
        >
          Withdraw
        </Button>
      )}
    </>
  );
  return (
    <section>
      <PartHeader title="Certificates">
        <ExportLink href={callPath('exportCertificates')} label="All students’ certificates" />
      </PartHeader>
      <IssueForm id={id} name={name} />
      <QueryTable
        caption="Certificates"
        empty="No certificates have been issued yet."
        hint="Choose the kind above and press ‘Issue’."
        query={query}
        columns={columns}
        actions={actions}
      />
      <NoDuesPart id={id} />
      {withdrawn && <WithdrawDialog certificate={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </section>
  );
}

function IssueForm({ id, name }: { id: string; name: string }) {
  const [kind, setKind] = useState<CertificateKind>(certificateKinds[0]);
  const [purpose, setPurpose] = useState('');
  const [conduct, setConduct] = useState('good');
  const [isTransfer, setTransfer] = useState(false);
  const { run, isBusy, error } = useSaving();
  const issue = async () => {
    if (kind === 'transfer') return setTransfer(true);
    const body = { kind, purpose, ...(kind === 'conduct' && { conduct }) };
    const isIssued = await run(
      () => callApi('createCertificate', { params: { id }, body }),
      ({ serial }) => `${certificateLabels[kind]} ${serial} was issued`,
    );
    if (isIssued) setPurpose('');
  };
  return (
    <>
      <Form className="mb-6 flex flex-wrap items-start gap-3" onSubmit={issue}>
        <SelectField
          label="Kind"
          required
          className="basis-56"
          options={selectOptions(certificateKinds, certificateLabels)}
          value={kind}
          onChange={({ currentTarget }) =>
            setKind(certificateKinds.find((choice) => choice === currentTarget.value) ?? kind)
          }
        />
        {kind === 'conduct' && (
          <TextField
            label="Conduct"
            required
            className="basis-40"
            maxLength={60}
            value={conduct}
            onChange={({ currentTarget }) => setConduct(currentTarget.value)}
          />
        )}
        <TextField
          label="Issued for"
          className="min-w-0 flex-1 basis-64"
          maxLength={120}
          value={purpose}
          onChange={({ currentTarget }) => setPurpose(currentTarget.value)}
        />
        <Button type="submit" variant="primary" isBusy={isBusy} className="mt-7">
          Issue
        </Button>
      </Form>
      {error !== undefined && (
        <div className="mb-6">
          <MissingFacts id={id} error={error} />
        </div>
      )}
      {isTransfer && (
        <IssueDialog
          student={{ id, name }}
          kind="transfer"
          purpose={purpose}
          onClose={() => setTransfer(false)}
        />
      )}
    </>
  );
}
