import { useQuery } from '@tanstack/react-query';
import { auditGroupNames, auditGroups } from '#shared/office/audit-groups.ts';
import type { CollegeAuditEntry } from '#shared/office/audit-log.ts';
import { callList, callPath } from '#web/api/calls.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { ListFilter } from '#web/portal/kit/lists/filter-select.tsx';
import { listQuery } from '#web/portal/kit/lists/list-query.ts';
import { filterOf, listSearch, useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { SearchedList } from '#web/portal/kit/lists/searched-list.tsx';
import { auditLogColumns, withFields } from './audit-log-columns.tsx';
import { entrySentence } from './entry-sentence.tsx';

const auditLogSearch = listSearch(['at'], { noun: auditGroupNames });

/** The audit log of the whole college, newest first. */
export function CollegeAuditLog() {
  const [search] = useListSearch(auditLogSearch);
  const query = useQuery(
    listQuery('audit log', search, async (page, signal) =>
      withFields(await callList('listAuditLog', { signal, query: page })),
    ),
  );
  return (
    <section>
      <h2 className="text-xl">History</h2>
      <p className="mt-2 mb-4 max-w-prose">
        Who did what, and when. Nothing here can be changed or taken away.
      </p>
      <SearchedList
        caption="History"
        noun="entries"
        empty="Nothing happened yet."
        hint="Every change of a record is listed here by itself, with who made it, and so is every sign-in."
        query={query}
        columns={columns}
        search={search}
        defaultSort="-at"
        exportHref={callPath('exportAuditLog', {}, filterOf(search))}
        filters={
          <ListFilter
            name="noun"
            label="About what"
            all="Everything"
            options={selectOptions(auditGroupNames, auditGroups)}
          />
        }
      />
    </section>
  );
}

// One element, because a card lays out the children of its title separately.
const columns = auditLogColumns<CollegeAuditEntry>((entry) => <span>{entrySentence(entry)}</span>);
