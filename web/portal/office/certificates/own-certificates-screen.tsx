import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useWords } from '#web/portal/kit/words/words.ts';
import { OwnStudent } from '#web/portal/people/students/own-student.tsx';
import { certificateWords } from './certificate-words.ts';
import { OwnRequests } from './own-requests.tsx';

/** The student asks for certificates, and sees where they are. */
export function OwnCertificatesScreen() {
  const { title } = useWords(certificateWords);
  return (
    <OwnStudent>
      {({ id }) => (
        <>
          <ScreenHeader title={title} />
          <OwnRequests id={id} />
        </>
      )}
    </OwnStudent>
  );
}
