// A list of students in which the current ones of some years come first, each part in the order of its index.
import { type SelectQueryBuilder, sql } from 'kysely';
import { countOf } from '#server/db/list-page.ts';
import { isCurrent } from '#server/db/people/current-students.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Year } from '#shared/kit/study-years.ts';

type Ids = SelectQueryBuilder<Schema, 'students' | 'contact_info', { id: string | null }>;

/** @param ids the ordered ids of all students of the list @param page undefined: all of them */
export async function idsWithYearsFirst(
  ids: Ids,
  years: readonly Year[],
  page: { limit: number; offset: number } | undefined,
): Promise<string[]> {
  const textOf = async (part: Ids) => (await part.execute()).map(({ id }) => id ?? ''); // each row has an id
  if (years.length === 0) return textOf(page ? ids.limit(page.limit).offset(page.offset) : ids);
  const isFirst = sql<boolean>`(students.year in (${sql.join(years)}) and ${isCurrent})`;
  const [first, others] = [ids.where(isFirst), ids.where(sql<boolean>`not ${isFirst}`)];
  if (!page) return [...(await textOf(first)), ...(await textOf(others))];
  const { limit, offset } = page;
  const found = await textOf(first.limit(limit).offset(offset));
  if (found.length === limit) return found;
  const countOfFirst =
    found.length > 0 || offset === 0 ? offset + found.length : await countOf(first.clearOrderBy());
  const rest = others.limit(limit - found.length).offset(Math.max(0, offset - countOfFirst));
  return [...found, ...(await textOf(rest))];
}
