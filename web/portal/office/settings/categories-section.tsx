import * as z from 'zod/mini';
import { collegeSettingsInputSchema, usualCategories } from '#shared/office/college-settings.ts';
import { RecordFormBody } from '#web/portal/kit/forms/record-form.tsx';
import { TextareaField } from '#web/ui/fields.tsx';
import type { SettingsRecord } from './settings-calls.ts';
import { SettingsPart } from './settings-part.tsx';
import { type SettingsFormProps, useSettingsForm } from './use-settings-form.ts';

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
  return (
    <SettingsPart title="Reservation categories" form={CategoriesForm}>
      The choices in a student’s record, one a line. A student keeps a category that is taken out of the list.
    </SettingsPart>
  );
}

function CategoriesForm(props: SettingsFormProps) {
  const form = useSettingsForm('list of categories', props, { schema, toForm, fields });
  return (
    <RecordFormBody form={form}>
      <TextareaField {...form.field('categories')} required rows={10} />
    </RecordFormBody>
  );
}
