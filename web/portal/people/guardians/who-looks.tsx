import { useQuery } from '@tanstack/react-query';
import { say } from '#shared/kit/text/say.ts';
import { fullName } from '#shared/people/full-name.ts';
import { relationLabels } from '#shared/people/guardians.ts';
import { callQuery } from '#web/api/call-query.ts';
import { ProfileList } from '#web/portal/people/person/profile-list.tsx';
import { lastLookOf, sightOf } from './sight-of-guardian.ts';

/** A student sees who reads the own record; nothing where there is no such person. */
export function WhoLooks({ studentId }: { studentId: string }) {
  const { data } = useQuery(callQuery('listStudentGuardians', { params: { id: studentId } }));
  if (!data || data.length === 0) return null;
  return (
    <ProfileList
      title="Who sees this record"
      items={data.map((one) => [
        `${fullName(one)}, ${say(relationLabels[one.relation].toLowerCase())}`,
        say('{sight}. Last signed in: {day}', { sight: say(sightOf(one)), day: say(lastLookOf(one)) }),
      ])}
    />
  );
}
