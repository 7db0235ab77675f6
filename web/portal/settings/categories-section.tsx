import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  type CollegeSettings,
  collegeSettingsInputSchema,
  usualCategories,
} from '#shared/college-settings.ts';
import { RecordFormBody } from '#web/portal/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/forms/use-record-form.ts';
import { LoadFailure } from '#web/portal/shell/load-failure.tsx';
import { TextareaField } from '#web/ui/fields.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { collegeSettingsQuery } from './college-settings-query.ts';
import { asRecord, type SettingsRecord, settingsCalls } from './settings-calls.ts';

const fields = { categories: { label: 'Categories' } };
/** One category a line; empty lines are left out. */
const linesOf = (text: string): string[] | undefined => text.split('\n').filter((line) => line.trim());
const schema = z.object({
  categories: z.pipe(z.pipe(z.string(), z.transform(linesOf)), collegeSettingsInputSchema.shape.categories),
});
const toForm = (settings: SettingsRecord | undefined) => ({
  categories: (settings?.categories ?? usualCategories).join('\n'),
});

/** The choices of a student's reservation category, shared by all admins. */
export function CategoriesSection() {
  const { data, error, refetch } = useQuery(collegeSettingsQuery);
  /** A new key resets the form after a save or a cancel. */
  const [round, setRound] = useState(0);
  return (
    <section className="max-w-2xl">
      <h2 className="text-xl">Reservation categories</h2>
      <p className="mt-2 mb-4">
        The choices in a student’s record, one a line. A student keeps a category that is taken out of the
        list.
      </p>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading text="Loading…" />}
      {data && <CategoriesForm key={round} settings={data} onClose={() => setRound(round + 1)} />}
    </section>
  );
}

function CategoriesForm({ settings, onClose }: { settings: CollegeSettings; onClose: () => void }) {
  const form = useRecordForm({
    calls: settingsCalls('list of categories'),
    record: asRecord(settings),
    schema,
    toForm,
    fields,
    onClose,
  });
  return (
    <RecordFormBody form={form}>
      <TextareaField {...form.field('categories')} required rows={10} />
    </RecordFormBody>
  );
}
