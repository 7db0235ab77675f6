import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName } from '#shared/people/full-name.ts';
import { relationLabels, type StudentGuardian } from '#shared/people/guardians.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { PhoneLinks } from '#web/portal/kit/rows/phone-links.tsx';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { AddButton, EditButton } from '#web/portal/kit/rows/row-links.tsx';
import { QueryTable } from '#web/portal/kit/rows/row-table.tsx';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { PartHeader } from '#web/portal/kit/shell/part-header.tsx';
import { InviteButton } from '#web/portal/people/person/invite-button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { lastLookOf, sightOf } from './sight-of-guardian.ts';

const LinkDialog = lazyDialog(() => import('./link-dialog.tsx'));

const columns: readonly Column<StudentGuardian>[] = [
  { header: 'Name', isTitle: true, cell: fullName },
  { header: 'Relation', isFigure: true, cell: ({ relation }) => relationLabels[relation] },
  { header: 'Mobile', isDetail: true, cell: ({ phone }) => <PhoneLinks phone={phone} /> },
  { header: 'May see', isDetail: true, cell: sightOf },
  { header: 'Last signed in', isNumber: true, isDetail: true, cell: lastLookOf },
];

/** Who reads the record of a student, as the office decides it. */
export function StudentGuardians({ studentId }: { studentId: string }) {
  const query = useQuery(callQuery('listStudentGuardians', { params: { id: studentId } }));
  const mayWrite = useMayWrite();
  const [open, setOpen] = useState<{ guardian: StudentGuardian | undefined }>();
  const actions = (guardian: StudentGuardian) => (
    <>
      <InviteButton
        call="createGuardianInvite"
        id={guardian.id}
        name={fullName(guardian)}
        phone={guardian.phone}
        isQuiet
      />
      <EditButton name={fullName(guardian)} onClick={() => setOpen({ guardian })} />
      <RowAction
        variant="quietDanger"
        name={`End the access of ${fullName(guardian)}`}
        run={() => callApi('deleteStudentGuardian', { params: { id: studentId, guardianId: guardian.id } })}
        done={`${fullName(guardian)} sees this student no more`}
      >
        End access
      </RowAction>
    </>
  );
  return (
    <>
      <PartHeader title="Guardians">
        <AddButton onClick={() => setOpen({ guardian: undefined })}>Add guardian</AddButton>
      </PartHeader>
      <QueryTable
        caption="Guardians"
        empty="No guardian reads this record."
        query={query}
        columns={columns}
        {...(mayWrite && { actions })}
      />
      {open && <LinkDialog studentId={studentId} {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
