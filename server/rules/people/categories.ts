import { readCollegeSettings } from '#server/db/office/college-settings.ts';
import type { Database } from '#server/db/schema.ts';
import { invalid } from '#server/errors.ts';

/** The sentence for a category that the settings do not list; undefined where it is one of them. */
export async function categoryCheck(db: Database): Promise<(category: string) => string | undefined> {
  const { categories } = await readCollegeSettings(db);
  const message = `Category is one of ${categories.join(', ')}. The settings have the list.`;
  return (category) => (categories.includes(category) ? undefined : message);
}

/** @param before the stored value, which stays valid when the list of the settings changes */
export async function refuseUnknownCategory(
  db: Database,
  category: string | null | undefined,
  before?: string | null,
): Promise<void> {
  if (!category || category === before) return;
  const message = (await categoryCheck(db))(category);
  if (message) throw invalid(message, 'category');
}
