import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { OwnStudent } from '#web/portal/people/students/own-student.tsx';
import { OwnRequests } from './own-requests.tsx';

/** The student asks for certificates, and sees where they are. */
export function OwnCertificatesScreen() {
  return (
    <OwnStudent>
      {({ id }) => (
        <>
          <ScreenHeader title="Certificates" />
          <OwnRequests id={id} />
        </>
      )}
    </OwnStudent>
  );
}
