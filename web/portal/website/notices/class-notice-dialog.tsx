import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#shared/kit/format.ts';
import { whatsappLink } from '#shared/kit/phones/whatsapp.ts';
import { yearLabels, years } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { noticeForChat } from '#shared/website/notices/notice-text.ts';
import { type Notice, noticeReaderLabels } from '#shared/website/notices/notices.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { ActionForm, FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { copyText } from '#web/ui/copy-field.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField, TextareaField, TextField } from '#web/ui/fields.tsx';
import { showToast } from '#web/ui/toasts.tsx';

const nothing = { title: '', text: '', titleTe: '', textTe: '', until: '' };

/** A notice to an own class, and its text for the class's group; below it what was written before. */
export function ClassNoticeDialog({ facultyId, onClose }: { facultyId: string; onClose: () => void }) {
  const academicYear = academicYearOf(useIndiaDay());
  const { data: taught = [] } = useQuery(callQuery('listTeaching', { query: { facultyId, academicYear } }));
  const classes = years.filter((year) => taught.some(({ subject }) => subject.year === year));
  const [chosen, setChosen] = useState<(typeof years)[number]>();
  const year = chosen ?? classes[0];
  const [typed, setTyped] = useState(nothing);
  const [sent, setSent] = useState<Notice>();
  const { run, isBusy, fields, sentence } = useSaving();
  const field = (name: keyof typeof nothing) => ({
    value: typed[name],
    error: fields[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const publish = () => {
    if (!year) return;
    const body = { ...typed, year, until: typed.until || null };
    void run(async () => setSent(await callApi('createClassNotice', { params: { id: facultyId }, body })));
  };
  if (sent) {
    return (
      <Modal title="The class can read it" onClose={onClose}>
        <ForTheGroup notice={sent} />
        <FormEnd>
          <Button onClick={onClose}>Close</Button>
        </FormEnd>
      </Modal>
    );
  }
  return (
    <Modal title="Write to a class" onClose={onClose}>
      <ActionForm
        className="grid gap-4"
        onSubmit={publish}
        submit="Publish"
        onCancel={onClose}
        isBusy={isBusy}
        refusal={Object.keys(fields).length > 0 ? undefined : sentence}
      >
        <SelectField
          label="Class"
          required
          options={classes.map((value) => ({ value, label: `${yearLabels[value]} year` }))}
          value={year ?? ''}
          error={fields.year}
          hint={
            classes.length === 0 ? 'The office has entered no subject of yours for this year.' : undefined
          }
          onChange={({ currentTarget }) => setChosen(years.find((one) => one === currentTarget.value))}
        />
        <TextField {...field('title')} label="Title" required maxLength={160} />
        <TextareaField {...field('text')} label="Text" required maxLength={5000} />
        <TextField {...field('titleTe')} label="Title in Telugu" lang="te" maxLength={160} />
        <TextareaField {...field('textTe')} label="Text in Telugu" lang="te" maxLength={5000} />
        <DateField {...field('until')} label="Shown until" means="validity" />
        <p className="text-ink-soft">The students of the class and their guardians read it at once.</p>
      </ActionForm>
      <Earlier facultyId={facultyId} onText={setSent} />
    </Modal>
  );
}

function ForTheGroup({ notice }: { notice: Notice }) {
  const text = noticeForChat(notice, location.origin);
  const copy = async () => {
    const { said, isError } = await copyText(text);
    showToast(said, { isError });
  };
  return (
    <>
      <TextareaField label="For the class’s group" required readOnly value={text} rows={8} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void copy()}>
          Copy text
        </Button>
        <a href={whatsappLink('', text)} target="_blank" rel="noopener" className={buttonClass('plain')}>
          Send in WhatsApp
        </a>
      </div>
    </>
  );
}

function Earlier({ facultyId, onText }: { facultyId: string; onText: (notice: Notice) => void }) {
  const { data = [] } = useQuery(callQuery('listClassNotices', { params: { id: facultyId } }));
  if (data.length === 0) return null;
  return (
    <section className="mt-6 border-t border-line pt-4" aria-labelledby="to-classes">
      <h3 id="to-classes" className="font-semibold">
        Written before
      </h3>
      <ul>
        {data.map((notice) => (
          <li key={notice.id} className="flex flex-wrap items-center gap-x-2 border-b border-line py-1">
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              {notice.title}
              <span className="block text-sm text-ink-soft">
                {notice.audience.map((reader) => noticeReaderLabels[reader]).join(', ')},{' '}
                {formatDate(notice.from)}
              </span>
            </span>
            <Button variant="quiet" aria-label={`Text of ${notice.title}`} onClick={() => onText(notice)}>
              Text
            </Button>
            <RowAction
              variant="quietDanger"
              name={`Take back ${notice.title}`}
              run={() => callApi('deleteClassNotice', { params: { id: facultyId, noticeId: notice.id } })}
              done="It is taken back"
            >
              Take back
            </RowAction>
          </li>
        ))}
      </ul>
    </section>
  );
}
