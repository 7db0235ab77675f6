import { useSyncExternalStore } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { RadioField } from '#web/ui/radio-field.tsx';
import { keepTheme, onTheme, readTheme } from '#web/ui/theme.ts';

/** Light or dark, on this device. */
export function ThemeSection() {
  const theme = useSyncExternalStore(onTheme, readTheme, () => 'system' as const);
  return (
    <section className="border-t border-line py-6">
      <h2 className="mb-2 text-xl">{say('Appearance')}</h2>
      <RadioField
        label="Colours of the portal on this device"
        name="theme"
        choices={{ system: 'As the device has them', light: 'Light', dark: 'Dark' }}
        value={theme}
        onChange={keepTheme}
      />
    </section>
  );
}
