import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Faculty } from '#shared/people/faculty.ts';
import { fullName } from '#shared/people/full-name.ts';
import { portalRoutes } from '#shared/routes.ts';
import { lazyDialog, lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { useTab } from '#web/portal/kit/shell/link-tabs.tsx';
import { PersonFrame } from '#web/portal/people/person/person-frame.tsx';
import { PersonSteps } from '#web/portal/people/person/person-steps.tsx';
import { RecordPart } from '#web/portal/people/person/record-part.tsx';
import { Monogram } from '#web/ui/monogram.tsx';
import { facultyQuery } from './faculty-calls.ts';
import { FacultyDetails } from './faculty-profile.tsx';
import { facultyList } from './faculty-queries.ts';

const FacultyTeaching = lazyPart(
  () => import('#web/portal/teaching/teaching/teaching-of.tsx'),
  'FacultyTeaching',
);
const PersonAccount = lazyPart(() => import('#web/portal/people/person/person-account.tsx'));
const RecordAuditLog = lazyPart(() => import('#web/portal/office/audit-log/record-audit-log.tsx'));
const PersonMessages = lazyPart(() => import('#web/portal/people/messages/person-messages.tsx'));
const FacultyDialog = lazyDialog(() => import('./faculty-dialog.tsx'));

const tabs = [
  { tab: 'record', label: 'Record' },
  { tab: 'teaching', label: 'Teaching' },
  { tab: 'account', label: 'Account' },
  { tab: 'history', label: 'History' },
] as const;
type Tab = (typeof tabs)[number]['tab'];

const list = { to: portalRoutes.admin('faculty'), label: 'Faculty List' };

const parts: Readonly<Record<Tab, (faculty: Faculty) => ReactNode>> = {
  record: (faculty) => (
    <RecordPart
      list={list}
      details={<FacultyDetails faculty={faculty} />}
      renderDialog={(on) => <FacultyDialog faculty={faculty} {...on} />}
    />
  ),
  teaching: ({ id, firstName, lastName }) => (
    <FacultyTeaching id={id} name={fullName({ firstName, lastName })} />
  ),
  account: (faculty) => <PersonAccount kind="faculty" person={faculty} />,
  history: ({ id }) => (
    <>
      <PersonMessages facultyId={id} />
      <RecordAuditLog call="listFacultyAuditLog" id={id} />
    </>
  ),
};

/** Everything about one faculty member. */
export function FacultyScreen() {
  const { id = '' } = useParams({ strict: false });
  const tab = useTab(tabs);
  return (
    <PersonFrame
      kind="faculty"
      list={list}
      steps={<PersonSteps id={id} listPath={list.to} label="Faculty of the list" of={facultyList} />}
      query={useQuery(facultyQuery(id))}
      renderPicture={(faculty) => (
        <Monogram name={fullName(faculty)} className="size-12 text-lg sm:size-20 sm:text-3xl" />
      )}
      renderFacts={({ designation, specialization }) => `${designation} · ${specialization}`}
      tabs={tabs}
      current={tab}
    >
      {parts[tab]}
    </PersonFrame>
  );
}
