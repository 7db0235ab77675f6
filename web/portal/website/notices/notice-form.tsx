import { indiaDate } from '#shared/kit/format.ts';
import {
  type Notice,
  type NoticeInput,
  type NoticeReader,
  noticeFields,
  noticeInputSchema,
  noticeReaderLabels,
  noticeReaders,
} from '#shared/website/notices/notices.ts';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import type { FormProps } from '#web/portal/website/publications/published-calls.ts';
import { uploadInWords } from '#web/portal/website/publications/published-calls.ts';
import { PublishedForm } from '#web/portal/website/publications/published-form.tsx';
import { FieldError } from '#web/ui/fields.tsx';
import { TickField } from '#web/ui/tick-field.tsx';
import { noticeCalls } from './notice-calls.ts';
import { NoticeStateMark } from './notice-state-mark.tsx';

/** A new notice is for everybody, from today. */
const toForm = (notice: Notice | undefined): NoticeInput => ({
  title: notice?.title ?? '',
  text: notice?.text ?? '',
  titleTe: notice?.titleTe ?? '',
  textTe: notice?.textTe ?? '',
  kind: notice?.kind ?? 'general',
  audience: notice?.audience ?? ['public'],
  from: notice?.from ?? indiaDate(new Date()),
  until: notice?.until ?? '',
  isPinned: notice?.isPinned ?? false,
  inTicker: notice?.inTicker ?? false,
  link: notice?.link ?? '',
  fileId: notice?.fileId ?? null,
});

const inWords = (value: unknown) => (Array.isArray(value) ? value.join(', ') : value === true ? 'Yes' : 'No');

/** The form of a notice; of one that exists also its publication, preview and history. */
export function NoticeForm({ record: notice, onClose }: FormProps<Notice>) {
  const form = useRecordForm({
    calls: noticeCalls,
    record: notice,
    fields: noticeFields,
    schema: noticeInputSchema,
    toForm,
    show: {
      audience: inWords,
      isPinned: inWords,
      inTicker: inWords,
      ...uploadInWords,
    },
    onClose,
  });
  const { setValue, watch, formState } = form.form;
  const set = (change: Partial<Pick<NoticeInput, 'audience' | 'isPinned' | 'inTicker'>>) => {
    for (const [key, value] of Object.entries(change))
      setValue(key as keyof NoticeInput, value, { shouldDirty: true, shouldValidate: formState.isSubmitted }); // as: the keys of `change`
  };
  const audience = watch('audience');
  const inTicker = watch('inTicker') ?? false;
  const errors = { audience: form.field('audience').error, inTicker: form.field('inTicker').error };
  /** Everybody includes students and faculty: to tick one of these is to mean them alone. */
  const choose = (reader: NoticeReader, isChosen: boolean) => {
    if (reader === 'public')
      return set({ audience: isChosen ? ['public'] : [], inTicker: isChosen && inTicker });
    const chosen = new Set<NoticeReader>(audience.filter((other) => other !== 'public'));
    if (isChosen) chosen.add(reader);
    else chosen.delete(reader);
    set({ audience: noticeReaders.filter((other) => chosen.has(other)) });
  };
  const own = {
    audience: (
      <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
        <fieldset aria-describedby={errors.audience && 'readers-error'}>
          <legend className="mb-1 font-medium">{noticeFields.audience.label}</legend>
          {noticeReaders.map((reader) => (
            <TickField
              key={reader}
              isTicked={audience.includes(reader)}
              onChange={(isChosen) => choose(reader, isChosen)}
            >
              {noticeReaderLabels[reader]}
            </TickField>
          ))}
          {errors.audience && <FieldError id="readers-error">{errors.audience}</FieldError>}
        </fieldset>
        <fieldset>
          <legend className="mb-1 font-medium">Where it stands</legend>
          <TickField
            isTicked={watch('isPinned') ?? false}
            onChange={(isChosen) => set({ isPinned: isChosen })}
          >
            {noticeFields.isPinned.label}
          </TickField>
          <TickField
            isTicked={inTicker}
            isDisabled={!audience.includes('public')}
            onChange={(isChosen) => set({ inTicker: isChosen })}
          >
            {noticeFields.inTicker.label}
          </TickField>
          {errors.inTicker && <FieldError id="ticker-error">{errors.inTicker}</FieldError>}
        </fieldset>
      </div>
    ),
    isPinned: <></>,
    inTicker: <></>,
  };
  return (
    <PublishedForm
      calls={noticeCalls}
      record={notice}
      form={form}
      mark={notice && <NoticeStateMark notice={notice} />}
      change={{ title: { autoFocus: !notice } }}
      own={own}
    />
  );
}
