import { auditGroupNames, auditGroups } from '#shared/office/audit-groups.ts';
import type { CollegeAuditEntry } from '#shared/office/audit-log.ts';
import { callList, callPath } from '#web/api/calls.ts';
import { listOf, useList } from '#web/portal/kit/lists/list-of.ts';
import { SearchedList } from '#web/portal/kit/lists/searched-list.tsx';
import { auditLogColumns, auditLogQuery } from './audit-log-columns.tsx';
import { entrySentence } from './entry-sentence.tsx';

const auditLog = listOf({
  sortKeys: ['at'],
  defaultSort: '-at',
  filters: {
    noun: {
      label: 'About what',
      choices: auditGroupNames,
      choiceLabels: auditGroups,
      filter: { all: 'Everything' },
    },
  },
  read: (query) =>
    auditLogQuery(['listAuditLog', JSON.stringify(query)], (signal) =>
      callList('listAuditLog', { signal, query }),
    ),
  exported: (filter) => callPath('exportAuditLog', {}, filter),
});

/** The audit log of the whole college, newest first. */
export function CollegeAuditLog() {
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
        list={useList(auditLog)}
        columns={columns}
      />
    </section>
  );
}

// One element, because a card lays out the children of its title separately.
const columns = auditLogColumns<CollegeAuditEntry>((entry) => <span>{entrySentence(entry)}</span>);
