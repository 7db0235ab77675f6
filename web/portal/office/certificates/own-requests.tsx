import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { formatDate } from '#shared/kit/format.ts';
import { type CertificateRequest, isOpenRequest } from '#shared/office/papers/certificate-requests.ts';
import { callApi } from '#web/api/calls.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { RowTable } from '#web/portal/kit/rows/row-table.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { filled, useLanguage, useWords } from '#web/portal/kit/words/words.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { certificateKindWords, certificateWords, requestStateWords } from './certificate-words.ts';

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
  const words = useWords(certificateWords);
  const language = useLanguage();
  const names = useWords(certificateKindWords);
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
      ({ dueOn }) => filled(words.asked, { day: formatDate(dueOn, language) }),
    );
    if (isAsked) setPurpose('');
  };
  return (
    <form noValidate onSubmit={(event) => void ask(event)} className="mb-8 max-w-2xl">
      <h2 className="mb-3 text-xl">{words.askFor}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.certificate}
          required
          options={kinds.map((one) => ({ value: one.kind, label: names[one.kind] }))}
          value={kind.kind}
          error={fields.kind}
          hint={kind.days === 0 ? words.sameDay : filled(words.inDays, { days: kind.days })}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <TextField
          label={words.whatFor}
          optionalWord={words.optional}
          maxLength={120}
          value={purpose}
          error={fields.purpose}
          hint={words.printed}
          onChange={({ currentTarget }) => setPurpose(currentTarget.value)}
        />
      </div>
      <FormEnd refusal={Object.keys(fields).length > 0 ? undefined : sentence}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {words.ask}
        </Button>
      </FormEnd>
    </form>
  );
}

function Requests({ id }: { id: string }) {
  const words = useWords(certificateWords);
  const language = useLanguage();
  const states = useWords(requestStateWords);
  const names = useWords(certificateKindWords);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['certificate requests', id],
    queryFn: ({ signal }) => callApi('listOwnRequests', { signal, params: { id } }),
  });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const stateOf = ({ state, reason, stateSince }: CertificateRequest) =>
    filled(states[state], { day: formatDate(stateSince, language), reason });
  return (
    <RowTable
      caption={words.askedFor}
      empty={words.none}
      rows={data ?? []}
      isLoading={isPending}
      columns={[
        { header: words.certificate, isTitle: true, cell: ({ kind }) => names[kind] },
        { header: words.purpose, isDetail: true, cell: ({ purpose }) => purpose || '—' },
        { header: words.askedOn, isDetail: true, cell: ({ askedOn }) => formatDate(askedOn, language) },
        { header: words.state, isFigure: true, cell: stateOf },
        {
          header: words.readyBy,
          cell: (request) => (isOpenRequest(request) ? formatDate(request.dueOn, language) : '—'),
        },
      ]}
    />
  );
}
