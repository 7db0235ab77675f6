import { useWords } from '#web/portal/kit/words/words.ts';
import { certificateWords } from '#web/portal/office/certificates/certificate-words.ts';
import { OwnRequests } from '#web/portal/office/certificates/own-requests.tsx';
import { OwnChild } from './own-child.tsx';

export function GuardianCertificatesScreen() {
  const { title } = useWords(certificateWords);
  return <OwnChild title={title}>{({ id }) => <OwnRequests id={id} />}</OwnChild>;
}
