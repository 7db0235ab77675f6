import { OwnRequests } from '#web/portal/office/certificates/own-requests.tsx';
import { OwnChild } from './own-child.tsx';

export function GuardianCertificatesScreen() {
  return <OwnChild title="Certificates">{({ id }) => <OwnRequests id={id} />}</OwnChild>;
}
