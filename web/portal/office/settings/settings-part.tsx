import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { collegeSettingsQuery } from './college-settings-query.ts';
import type { SettingsFormProps } from './use-settings-form.ts';

interface SettingsPartProps {
  title: string;
  /** What the settings are for. */
  children: ReactNode;
  form: ComponentType<SettingsFormProps>;
}

/** A part of the college's settings, shared by all admins: its heading, what it is for, and its form. */
export function SettingsPart({ title, children, form: Form }: SettingsPartProps) {
  const { data, error, refetch } = useQuery(collegeSettingsQuery);
  /** A new key resets the form after a save or a cancel; another admin's save does not reset it. */
  const [round, setRound] = useState(0);
  return (
    <section className="max-w-2xl">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 mb-4">{children}</p>
      {!data && <LoadState {...{ error, refetch }} />}
      {data && <Form key={round} settings={data} onClose={() => setRound(round + 1)} />}
    </section>
  );
}
