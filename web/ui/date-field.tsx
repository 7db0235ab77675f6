// A date or a time as people write it. What is typed stays as it is; the form gets the value as it is stored ('2008-08-05',
// '14:30'), or the typed text where it cannot be read, for the schema to refuse. Below stands how it was read: the day before
// the month, whatever the language of the browser is.

import { CalendarDays, Clock } from 'lucide-react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { type DayMeaning, dayInWords, daysOf, exampleYear, readDay, whyNotOn } from '#shared/kit/days.ts';
import { englishDates, formatDate, formatTime } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import { readTime } from '#shared/kit/times.ts';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './fields.tsx';

/** What a form needs of a control to fill it and to give it the focus. */
interface Handle {
  value: string;
  focus: () => void;
}

interface ReadFieldProps extends FieldProps {
  name?: string;
  /** As stored; without it the form fills the field through its `ref`. */
  value?: string;
  onChange: (event: { target: { name: string; value: string } }) => void;
  onBlur?: (event: { type: 'blur'; target: { name: string; value: string } }) => void;
  ref?: Ref<Handle>;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  'aria-label'?: string;
  /** In a toolbar: nothing stands below. */
  isBare?: boolean;
}

/** How a kind of value is read and shown. */
interface Spelling {
  /** undefined: the text is none. */
  read: (text: string) => string | undefined;
  /** As the field shows a stored value. */
  show: (value: string) => string;
  inWords: (value: string) => string;
  /** '' where the value can be. */
  whyNot: (value: string) => string;
  example: string;
  picker: { type: 'date' | 'time'; min?: string; max?: string };
}

export function DateField({ means, ...props }: ReadFieldProps & { means: DayMeaning }) {
  const { first, last } = daysOf(means);
  return (
    <ReadField
      {...props}
      read={(text) => readDay(text, means)}
      show={(day) => formatDate(day, englishDates)}
      inWords={(day) => dayInWords(day, means)}
      whyNot={(day) => whyNotOn(day, means)}
      example={say('Like 5/8/{year} or 5 Aug {year}', { year: exampleYear(means) })}
      picker={{ type: 'date', min: first, max: last }}
    />
  );
}

export function TimeField(props: ReadFieldProps) {
  return (
    <ReadField
      {...props}
      read={readTime}
      show={(time) => formatTime(time, englishDates)}
      inWords={formatTime}
      whyNot={() => ''}
      example="Like 9:30 AM or 14:30"
      picker={{ type: 'time' }}
    />
  );
}

function ReadField(props: ReadFieldProps & Spelling) {
  const { label, error, hint, optionalWord, isHidden, className, isBare = false, ...control } = props;
  const {
    read,
    show,
    inWords,
    whyNot,
    example,
    picker,
    ref,
    onChange,
    onBlur,
    value,
    name = '',
    ...rest
  } = control;
  const valueOf = (typed: string) => read(typed) ?? typed.trim();
  const textOf = (stored: string) => (read(stored) === stored ? show(stored) : stored);
  const [text, setText] = useState(() => textOf(value ?? ''));
  const latest = useRef(text);
  const write = (typed: string) => {
    latest.current = typed;
    setText(typed);
  };
  // A value that is another than the typed one comes from outside.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== undefined && value !== valueOf(text)) setText(textOf(value));
  }
  const input = useRef<HTMLInputElement>(null);
  const native = useRef<HTMLInputElement>(null);
  // One for the life of the field: a form takes another handle for another field, and would fill it again.
  const [handle] = useState<Handle>(() => ({
    get value() {
      return valueOf(latest.current);
    },
    set value(stored) {
      if (stored !== valueOf(latest.current)) write(textOf(stored));
    },
    focus: () => input.current?.focus(),
  }));
  useImperativeHandle(ref, () => handle, [handle]);

  const change = (typed: string) => {
    write(typed);
    onChange({ target: { name, value: valueOf(typed) } });
  };
  const openPicker = () => native.current?.showPicker();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    openPicker();
  };

  const stored = read(text);
  const reason = stored && !error ? whyNot(stored) : '';
  const below = reason ? (
    <span className="text-madder">{reason}</span>
  ) : (
    (stored && inWords(stored)) || hint || (!error && example)
  );
  return (
    <Field
      {...{ label, error, optionalWord, isHidden, className, required: rest.required }}
      hint={isBare ? undefined : below}
    >
      {({ className: box, ...attributes }) => (
        <div className="relative">
          <input
            {...rest}
            {...attributes}
            ref={input}
            name={name}
            value={text}
            maxLength={40}
            autoComplete="off"
            className={classNames(box, 'pr-11')}
            onChange={(event) => change(event.target.value)}
            onBlur={() => onBlur?.({ type: 'blur', target: { name, value: valueOf(text) } })}
            onKeyDown={onKeyDown}
          />
          <input
            {...picker}
            ref={native}
            value={stored ?? ''}
            onChange={(event) => change(event.target.value && show(event.target.value))}
            tabIndex={-1}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-0 w-11 opacity-0"
          />
          {/* By keyboard Alt and the arrow open the same; who hears the screen types. */}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            disabled={rest.disabled}
            onClick={openPicker}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-soft hover:text-teal print:hidden"
          >
            {picker.type === 'date' ? <CalendarDays className="size-5" /> : <Clock className="size-5" />}
          </button>
        </div>
      )}
    </Field>
  );
}
