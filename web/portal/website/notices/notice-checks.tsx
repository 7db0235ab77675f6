import {
  type NoticeReader,
  noticeFields,
  noticeReaderLabels,
  noticeReaders,
} from '#shared/website/notices/notices.ts';
import { FieldError } from '#web/ui/fields.tsx';
import { TickField } from '#web/ui/tick-field.tsx';

type Checks = { audience: NoticeReader[]; isPinned: boolean; inTicker: boolean };

interface NoticeChecksProps extends Checks {
  errors: Partial<Record<keyof Checks, string | undefined>>;
  onChange: (change: Partial<Checks>) => void;
}

/** Its readers, and the places where it is shown. Everybody includes students and faculty, so these are then not asked for. */
export function NoticeChecks({ audience, isPinned, inTicker, errors, onChange }: NoticeChecksProps) {
  const isPublic = audience.includes('public');
  const choose = (reader: NoticeReader, isChosen: boolean) => {
    if (reader === 'public')
      return onChange({ audience: isChosen ? ['public'] : [], inTicker: isChosen && inTicker });
    const chosen = new Set<NoticeReader>(audience.filter((other) => other !== 'public'));
    if (isChosen) chosen.add(reader);
    else chosen.delete(reader);
    onChange({ audience: noticeReaders.filter((other) => chosen.has(other)) });
  };
  return (
    <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <fieldset aria-describedby={errors.audience && 'readers-error'}>
        <legend className="mb-1 font-medium">{noticeFields.audience.label}</legend>
        {noticeReaders.map((reader) => (
          <TickField
            key={reader}
            isTicked={isPublic || audience.includes(reader)}
            isDisabled={isPublic && reader !== 'public'}
            onChange={(isChosen) => choose(reader, isChosen)}
          >
            {noticeReaderLabels[reader]}
          </TickField>
        ))}
        {errors.audience && <FieldError id="readers-error">{errors.audience}</FieldError>}
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-medium">Where it stands</legend>
        <TickField isTicked={isPinned} onChange={(isChosen) => onChange({ isPinned: isChosen })}>
          {noticeFields.isPinned.label}
        </TickField>
        <TickField
          isTicked={inTicker}
          isDisabled={!isPublic}
          onChange={(isChosen) => onChange({ inTicker: isChosen })}
        >
          {noticeFields.inTicker.label}
        </TickField>
        {errors.inTicker && <FieldError id="ticker-error">{errors.inTicker}</FieldError>}
      </fieldset>
    </div>
  );
}
