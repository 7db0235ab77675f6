import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatRupees, parseNumber } from '#shared/kit/format.ts';
import { amountOf, sumOf } from '#shared/kit/sums.ts';
import { type DayClose, denominations } from '#shared/money/cash-desk/day-closes.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { Form, FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Figures } from '#web/portal/money/figures.tsx';
import { paymentList } from '#web/portal/money/payments/payment-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { TextField } from '#web/ui/fields.tsx';

const closePath = ({ id }: DayClose) => callPath('readDayClose', { id });

/** Counts the notes of the cash desk against what is booked, and closes the day. */
export function CloseDayDialog({ onClose }: { onClose: () => void }) {
  const today = useIndiaDay();
  const [day, setDay] = useState(today);
  const [notes, setNotes] = useState<Readonly<Record<number, string>>>({});
  const [reason, setReason] = useState('');
  const [closed, setClosed] = useState<DayClose>();
  const { data } = useQuery(paymentList.query({ from: day, to: day, mode: 'cash' }));
  const { run, isBusy, fields, sentence } = useSaving();
  if (closed) return <ClosedDialog close={closed} onClose={onClose} />;

  const booked = amountOf(data?.sums ?? []);
  const countOf = (note: number) => parseNumber(notes[note] || '0');
  const counted = sumOf(denominations.map((note) => note * countOf(note)));
  const difference = counted - booked;
  const close = () =>
    run(
      () => callApi('createDayClose', { body: { day, counted, reason } }),
      (made) => {
        setClosed(made);
        return undefined;
      },
    );
  return (
    <Modal title="Close the day" onClose={onClose}>
      <Form onSubmit={close}>
        <div className="grid grid-cols-3 gap-3">
          {denominations.map((note) => (
            <TextField
              key={note}
              label={`₹ ${note} ×`}
              optionalWord=""
              inputMode="numeric"
              value={notes[note] ?? ''}
              onChange={({ target }) => setNotes({ ...notes, [note]: target.value })}
            />
          ))}
        </div>
        <Figures
          className="my-4 whitespace-nowrap"
          figures={[
            { label: 'Counted', figure: shownRupees(counted) },
            { label: 'Booked', figure: shownRupees(booked) },
            {
              label: 'Difference',
              figure: (
                <span className={difference === 0 ? '' : 'text-madder'}>{shownRupees(difference)}</span>
              ),
            },
          ]}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            label="Day"
            required
            means="paid"
            value={day}
            error={fields.day}
            onChange={({ target }) => setDay(target.value)}
          />
          <TextField
            label="Reason"
            value={reason}
            maxLength={200}
            required={difference !== 0}
            error={fields.reason}
            hint="Where counted and booked differ"
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        <p className="mt-3 text-sm text-ink-soft">
          Nothing can be entered for this day or a day before it afterwards.
        </p>
        <FormEnd refusal={fields.day || fields.reason ? undefined : sentence}>
          <Button onClick={onClose}>Keep it open</Button>
          <Button
            variant="primary"
            type="submit"
            isBusy={isBusy}
            disabled={!data || !Number.isFinite(counted)}
          >
            {`Close ${day ? formatDate(day) : 'the day'}`}
          </Button>
        </FormEnd>
      </Form>
      <LastCloses />
    </Modal>
  );
}

const shownRupees = (amount: number) => (Number.isFinite(amount) ? formatRupees(amount) : '—');

/** How many closed days the dialog offers to print again. */
const shownCloses = 5;

function LastCloses() {
  const { data = [] } = useQuery(callQuery('listDayCloses'));
  if (data.length === 0) return null;
  return (
    <section className="mt-6 border-t border-line pt-4">
      <div className="mb-2 flex flex-wrap items-center">
        <h3 className="font-semibold">Closed days</h3>
        <ExportLink href={callPath('exportDayCloses')} label="All" />
      </div>
      <ul className="flex flex-wrap gap-2">
        {data.slice(0, shownCloses).map((close) => (
          <li key={close.id}>
            <PdfLink href={closePath(close)}>{formatDate(close.day)}</PdfLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClosedDialog({ close, onClose }: { close: DayClose; onClose: () => void }) {
  return (
    <Modal title="The day is closed" onClose={onClose}>
      <p>
        {formatDate(close.day)}: {formatRupees(close.counted)} counted, {formatRupees(close.booked)} booked.
      </p>
      <FormEnd>
        <Button onClick={onClose}>Close</Button>
        <PdfLink href={closePath(close)}>Print the day</PdfLink>
      </FormEnd>
    </Modal>
  );
}
