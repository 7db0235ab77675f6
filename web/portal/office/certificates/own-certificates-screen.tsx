import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { formatDate } from '#shared/kit/format.ts';
import {
  type CertificateRequest,
  isOpenRequest,
  requestStateLabels,
} from '#shared/office/certificate-requests.ts';
import { certificateLabels } from '#shared/office/document-kinds.ts';
import { callApi } from '#web/api/calls.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { RowTable } from '#web/portal/kit/rows/row-table.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { OwnStudent } from '#web/portal/people/students/own-student.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { DaysLeft } from './days-left.tsx';

/** The student asks for certificates, and sees where they are. */
export function OwnCertificatesScreen() {
  return (
    <OwnStudent>
      {({ id }) => (
        <>
          <ScreenHeader title="Certificates" />
          <AskForm id={id} />
          <Requests id={id} />
        </>
      )}
    </OwnStudent>
  );
}

function AskForm({ id }: { id: string }) {
  const { data: kinds = [] } = useQuery({
    queryKey: ['certificate kinds'],
    queryFn: ({ signal }) => callApi('listOfferedKinds', { signal }),
  });
  const [chosen, setChosen] = useState('');
  const [purpose, setPurpose] = useState('');
  const { run, isBusy, fields, sentence } = useSaving();
  const kind = kinds.find((one) => one.kind === chosen) ?? kinds[0];
  if (!kind) return null;
  const ask = async (event: SubmitEvent) => {
    event.preventDefault();
    const isAsked = await run(
      () => callApi('createCertificateRequest', { params: { id }, body: { kind: kind.kind, purpose } }),
      ({ dueOn }) => `Asked for. It is to be ready by ${formatDate(dueOn)}.`,
    );
    if (isAsked) setPurpose('');
  };
  return (
    <form noValidate onSubmit={(event) => void ask(event)} className="mb-8 max-w-2xl">
      <h2 className="mb-3 text-xl">Ask for a certificate</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Certificate"
          required
          options={kinds.map((one) => ({ value: one.kind, label: certificateLabels[one.kind] }))}
          value={kind.kind}
          error={fields.kind}
          hint={kind.days === 0 ? 'Ready on the same day' : `Ready in ${kind.days} days at the latest`}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <TextField
          label="What it is for"
          maxLength={120}
          value={purpose}
          error={fields.purpose}
          hint="It is printed on the certificate: ‘Bank loan’"
          onChange={({ currentTarget }) => setPurpose(currentTarget.value)}
        />
      </div>
      <FormEnd refusal={Object.keys(fields).length > 0 ? undefined : sentence}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Ask
        </Button>
      </FormEnd>
    </form>
  );
}

function Requests({ id }: { id: string }) {
  const today = useIndiaDay();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['certificate requests', id],
    queryFn: ({ signal }) => callApi('listOwnRequests', { signal, params: { id } }),
  });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <RowTable
      caption="Asked for"
      empty="You have not asked for a certificate yet."
      rows={data ?? []}
      isLoading={isPending}
      columns={columnsOn(today)}
    />
  );
}

const columnsOn = (today: string): readonly Column<CertificateRequest>[] => [
  { header: 'Certificate', isTitle: true, cell: ({ kind }) => certificateLabels[kind] },
  { header: 'For', cell: ({ purpose }) => purpose || '—' },
  { header: 'Asked on', cell: ({ askedOn }) => formatDate(askedOn) },
  { header: 'State', cell: stateInWords },
  {
    header: 'Ready by',
    cell: (request) => (isOpenRequest(request) ? <DaysLeft request={request} today={today} /> : '—'),
  },
];

function stateInWords({ state, reason, stateSince }: CertificateRequest): string {
  if (state === 'ready') return `Ready since ${formatDate(stateSince)}: fetch it at the office`;
  return reason ? `${requestStateLabels[state]}: ${reason}` : requestStateLabels[state];
}
