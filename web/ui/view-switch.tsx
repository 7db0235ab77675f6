import { say } from '#shared/kit/text/say.ts';

interface ViewSwitchProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string; lang?: string }[];
  onChange: (value: V) => void;
}

/** A choice of two or three views of the same records. */
export function ViewSwitch<V extends string>({ label, value, options, onChange }: ViewSwitchProps<V>) {
  return (
    <div
      role="group"
      aria-label={say(label)}
      className="inline-flex rounded-sm border border-ink-soft bg-white"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          lang={option.lang}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="min-h-10.5 px-4 font-semibold first:rounded-l-sm last:rounded-r-sm hover:bg-sand aria-pressed:bg-teal aria-pressed:text-white"
        >
          {say(option.label)}
        </button>
      ))}
    </div>
  );
}
