import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted, formatDate, formatMoment } from '#shared/kit/format.ts';
import { shownPhone } from '#shared/kit/phones/phone-numbers.ts';
import { sumOf } from '#shared/kit/sums.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { GuardianImport, GuardianProposal } from '#shared/people/guardian-imports.ts';
import { relationLabels } from '#shared/people/guardians.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { TickField } from '#web/ui/tick-field.tsx';

const leftOut = '';
/** More rows would take seconds to show; all are carried out. */
const mostShown = 100;

/** The parents in the students' records, as guardians: seen before it is done, and undone as a whole. */
export function ParentsDialog({ onClose }: { onClose: () => void }) {
  const proposals = useQuery({ ...callQuery('listGuardianProposals'), staleTime: 0 });
  const { data, error, refetch } = proposals;
  return (
    <Modal title="Guardians from students’ records" onClose={onClose}>
      {(error || !data) && <LoadState {...{ error, refetch }} />}
      {data && <Parents proposals={data} onClose={onClose} />}
      <Past />
    </Modal>
  );
}

function Parents({ proposals, onClose }: { proposals: readonly GuardianProposal[]; onClose: () => void }) {
  const [changed, setChanged] = useState<Record<string, string>>({});
  const [maySee, setMaySee] = useState({ maySeeFees: true, maySeeMarks: true });
  const { run, isBusy, sentence } = useSaving();
  const nameOf = ({ phone, chosen }: GuardianProposal) => changed[phone] ?? chosen ?? leftOut;
  const choices = proposals.flatMap((one) => {
    const name = nameOf(one);
    return name ? [{ phone: one.phone, name }] : [];
  });
  const linked = sumOf(
    proposals.map(
      (proposal) => proposal.claims.find(({ name }) => name === nameOf(proposal))?.students.length ?? 0,
    ),
  );
  const asked = proposals.filter(({ chosen }) => chosen === null);
  const clear = proposals.filter(({ chosen }) => chosen !== null);
  const fields = (rows: readonly GuardianProposal[]) =>
    rows.slice(0, mostShown).map((one) => (
      <li key={one.phone} className="border-b border-line py-2 last:border-0">
        <SelectField
          label={`${shownPhone(one.phone)} of ${[...new Set(one.claims.flatMap(({ students }) => students.map(fullName)))].join(', ')}`}
          required
          value={nameOf(one)}
          options={[
            { value: leftOut, label: one.chosen === null ? 'Not clear: leave out' : 'Leave out' },
            ...one.claims.map(({ name, relation, students }) => ({
              value: name,
              label: `${name}, ${relationLabels[relation].toLowerCase()} of ${students.map(({ firstName }) => firstName).join(' and ')}`,
            })),
          ]}
          onChange={({ currentTarget }) => setChanged({ ...changed, [one.phone]: currentTarget.value })}
          {...(one.guardian && { hint: `${one.guardian.name} has this number already.` })}
        />
      </li>
    ));
  const create = async () => {
    const done = await run(
      () => callApi('createGuardianImport', { body: { choices, ...maySee } }),
      (made: GuardianImport) =>
        `${counted(made.created, 'new guardian')} for ${counted(made.linked, 'student')}`,
    );
    if (done) onClose();
  };
  if (proposals.length === 0)
    return <p>Every parent’s phone number in the records of current students belongs to a guardian.</p>;
  return (
    <>
      <p className="max-w-prose">
        The records name a phone number of the parents. Each number becomes one guardian, who logs in with it;
        brothers and sisters share theirs. Nothing in the students’ records changes.
      </p>
      {asked.length > 0 && (
        <section className="mt-4">
          <h3 className="font-semibold">Whose number is it? ({asked.length})</h3>
          <ul>{fields(asked)}</ul>
        </section>
      )}
      {clear.length > 0 && (
        <details className="mt-4" open={asked.length === 0 && clear.length < 10}>
          <summary className="flex min-h-11 items-center font-semibold text-teal">
            {clear.length} numbers of one family each: the father’s, unless you change it
          </summary>
          <ul>{fields(clear)}</ul>
          {clear.length > mostShown && <p className="mt-2">And {clear.length - mostShown} more.</p>}
        </details>
      )}
      <div className="mt-4">
        <TickField
          isTicked={maySee.maySeeFees}
          onChange={(maySeeFees) => setMaySee({ ...maySee, maySeeFees })}
        >
          They may see fees
        </TickField>
        <TickField
          isTicked={maySee.maySeeMarks}
          onChange={(maySeeMarks) => setMaySee({ ...maySee, maySeeMarks })}
        >
          They may see marks
        </TickField>
      </div>
      <FormEnd refusal={sentence}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          isBusy={isBusy}
          disabled={choices.length === 0}
          onClick={() => void create()}
        >
          Make {counted(choices.length, 'guardian')} for {counted(linked, 'student')}
        </Button>
      </FormEnd>
    </>
  );
}

/** What was done before, with its undo. */
function Past() {
  const { data } = useQuery(callQuery('listGuardianImports'));
  if (!data || data.length === 0) return null;
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="font-semibold">Done before</h3>
      <ul>
        {data.map(({ id, at, actor, created, linked, undoneAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span>
              {formatMoment(at)} by {actor}: {created} new, {linked} students
              {undoneAt && `, undone ${formatDate(undoneAt)}`}
            </span>
            {!undoneAt && (
              <RowAction
                variant="quietDanger"
                name={`Undo that of ${formatDate(at)}`}
                run={() => callApi('createGuardianImportReversal', { params: { id } })}
                done="It is as before"
              >
                Undo
              </RowAction>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
