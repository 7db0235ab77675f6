import { useQuery } from '@tanstack/react-query';
import { type Subject, subjectFields, subjectSortKeys } from '#shared/teaching/subjects.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { ListScreen } from '#web/portal/kit/lists/list-screen.tsx';
import { listSearch, pageOf, useListSearch } from '#web/portal/kit/lists/list-search.ts';

const untaughtSearch = listSearch(subjectSortKeys, {});
const columns = (['name', 'code', 'year'] as const).map((key) =>
  fieldColumn<Subject>(subjectFields, key, { isTitle: key === 'name' }),
);

export function UntaughtScreen() {
  const [search, update] = useListSearch(untaughtSearch);
  const query = useQuery(callListQuery('listUntaughtSubjects', { query: pageOf(search) }));
  return (
    <ListScreen
      title="Subjects without a teacher"
      noun="subjects"
      empty="Every subject has a teacher."
      query={query}
      columns={columns}
      search={search}
      defaultSort="year"
      onChange={update}
    />
  );
}
