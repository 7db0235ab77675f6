import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import {
  type CertificateRequest,
  isOpenRequest,
  type RequestState,
} from '#shared/office/papers/certificate-requests.ts';
import { certificateLabels } from '#shared/office/papers/document-kinds.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { Form } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { QueryTable } from '#web/portal/kit/rows/row-table.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { RequestPill } from './request-state.tsx';

const answers: Readonly<Record<RequestState, string>> = {
  asked: 'Ready by {day}',
  'in hand': 'Ready by {day}',
  ready: 'Ready since {day}: fetch it at the office',
  refused: 'Refused: {reason}',
};

/** A student, or a guardian for a student, asks for certificates and sees where they are. */
export function OwnRequests({ id }: { id: string }) {
  return (
    <>
      <AskForm id={id} />
      <Requests id={id} />
    </>
  );
}

function AskForm({ id }: { id: string }) {
  const { data: kinds = [] } = useQuery(callQuery('listOfferedKinds'));
  const [chosen, setChosen] = useState('');
  const [purpose, setPurpose] = useState('');
  const { run, isBusy, fields, sentence } = useSaving();
  const kind = kinds.find((one) => one.kind === chosen) ?? kinds[0];
  if (!kind) return null;
  const ask = async () => {
    const isAsked = await run(
      () => callApi('createCertificateRequest', { params: { id }, body: { kind: kind.kind, purpose } }),
      ({ dueOn }) => say('Asked for. It is to be ready by {day}.', { day: formatDate(dueOn) }),
    );
    if (isAsked) setPurpose('');
  };
  return (
    <Form className="mb-8 max-w-2xl" onSubmit={ask}>
      <h2 className="mb-3 text-xl">{say('Ask for a certificate')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Certificate"
          required
          options={kinds.map((one) => ({ value: one.kind, label: say(certificateLabels[one.kind]) }))}
          value={kind.kind}
          error={fields.kind}
          hint={
            kind.days === 0
              ? say('Ready on the same day')
              : say(kind.days === 1 ? 'Ready in 1 day at the latest' : 'Ready in {days} days at the latest', {
                  days: kind.days,
                })
          }
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <TextField
          label="What it is for"
          optionalWord="optional"
          maxLength={120}
          value={purpose}
          error={fields.purpose}
          hint="It is printed on the certificate: ‘Bank loan’"
          onChange={({ currentTarget }) => setPurpose(currentTarget.value)}
        />
      </div>
      {sentence && Object.keys(fields).length === 0 && <Alert>{sentence}</Alert>}
      <Button type="submit" variant="primary" isBusy={isBusy} className="mt-4">
        {say('Ask')}
      </Button>
    </Form>
  );
}

function Requests({ id }: { id: string }) {
  const answerOf = (request: CertificateRequest) =>
    say(answers[request.state], {
      day: formatDate(isOpenRequest(request) ? request.dueOn : request.stateSince),
      reason: request.reason,
    });
  return (
    <QueryTable
      caption="Asked for"
      empty="You have not asked for a certificate yet."
      query={useQuery(callQuery('listOwnRequests', { params: { id } }))}
      columns={[
        { header: 'Certificate', isTitle: true, cell: ({ kind }) => say(certificateLabels[kind]) },
        { header: 'For', isDetail: true, cell: ({ purpose }) => purpose || '—' },
        { header: 'Asked on', isDetail: true, cell: ({ askedOn }) => formatDate(askedOn) },
        { header: 'State', isFigure: true, cell: RequestPill },
        { header: 'Answer', isDetail: true, cell: answerOf },
      ]}
    />
  );
}
