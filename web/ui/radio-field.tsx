import { say } from '#shared/kit/text/say.ts';

interface RadioFieldProps<Value extends string> {
  label: string;
  name: string;
  /** The choices with their texts, in the order shown. */
  choices: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** A few choices of which one holds, all of them in sight. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { label, name, choices, value, onChange } = props;
  const entries = Object.entries(choices) as [Value, string][]; // TypeScript knows the keys of an object as text only
  return (
    <fieldset>
      <legend className="text-sm font-medium">{say(label)}</legend>
      <div className="flex flex-wrap gap-x-6">
        {entries.map(([choice, text]) => (
          <label key={choice} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              checked={value === choice}
              onChange={() => onChange(choice)}
              className="size-5 accent-teal"
            />
            {say(text)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
