import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '#shared/office/audit-log.ts';
import { callList } from '#web/api/calls.ts';
import { listQuery } from '#web/portal/kit/lists/list-query.ts';
import { listSearch, useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { SearchedList } from '#web/portal/kit/lists/searched-list.tsx';
import { PartHeader } from '#web/portal/kit/shell/part-header.tsx';
import { auditLogColumns, withFields } from './audit-log-columns.tsx';
import { rowInWords, verbOf } from './entry-sentence.tsx';

interface RecordAuditLogProps {
  call: 'listStudentAuditLog' | 'listFacultyAuditLog' | 'listEnquiryAuditLog';
  id: string;
}

/** Where it is not what is done with every record. */
const deeds: Readonly<Record<string, string>> = {
  invite: 'Made an invite link',
  photo: 'Changed the picture',
};

const auditLogSearch = listSearch(['at'], {});

/** The audit log of one record and of its fees, payments, results and grades, newest first. */
export function RecordAuditLog({ call, id }: RecordAuditLogProps) {
  const [search] = useListSearch(auditLogSearch);
  const query = useQuery(
    listQuery(`history of ${id}`, search, async (page, signal) =>
      withFields(await callList(call, { signal, params: { id }, query: page })),
    ),
  );
  return (
    <section>
      <PartHeader title="History" />
      <SearchedList
        caption="History"
        noun="changes"
        empty="Nothing was changed yet."
        hint="Every change of this record is listed here by itself, with who made it and the values before and after."
        query={query}
        columns={auditLogColumns(entrySentence)}
        search={search}
        defaultSort="-at"
      />
    </section>
  );
}

/**
 * 'Changed the fee ‘Hostel’'; the record itself needs no name on its own screen, and is labelled with the file it came
 * from.
 */
function entrySentence(entry: AuditEntry): string {
  const { action, noun, label } = entry;
  const verb = verbOf(entry);
  const deed = deeds[action] ?? (verb ? `${verb} the record` : action);
  if (noun === 'enquiry') return action === 'create' ? 'A message came in' : deed;
  if (noun === 'student' || noun === 'faculty') return label ? `${deed} (import of ‘${label}’)` : deed;
  return deed.replace('record', rowInWords(entry));
}
