import type { AuditEntry } from '#shared/office/audit-log.ts';
import { callList } from '#web/api/calls.ts';
import { listOf, useList } from '#web/portal/kit/lists/list-of.ts';
import { SearchedList } from '#web/portal/kit/lists/searched-list.tsx';
import { PartHeader } from '#web/portal/kit/shell/part-header.tsx';
import { auditLogColumns, auditLogQuery } from './audit-log-columns.tsx';
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

const auditLogOf = ({ call, id }: RecordAuditLogProps) =>
  listOf({
    sortKeys: ['at'],
    defaultSort: '-at',
    filters: {},
    read: (query) =>
      auditLogQuery([call, id, JSON.stringify(query)], (signal) =>
        callList(call, { signal, params: { id }, query }),
      ),
  });

/** The audit log of one record and of its fees, payments, results and grades, newest first. */
export function RecordAuditLog(props: RecordAuditLogProps) {
  return (
    <section>
      <PartHeader title="History" />
      <SearchedList
        caption="History"
        noun="changes"
        empty="Nothing was changed yet."
        hint="Every change of this record is listed here by itself, with who made it and the values before and after."
        list={useList(auditLogOf(props))}
        columns={auditLogColumns(entrySentence)}
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
