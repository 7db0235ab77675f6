import { consentKeys } from '#shared/website/forms/consent.ts';
import { recall, remember } from '#web/site/parts/pictures/device-memory.ts';

/** The dialog's return value when the visitor agrees. */
export const agreed = 'agreed';
export const agreementId = 'download-agreement';

/** The first download asks for an agreement, later ones start at once (product §4). */
export function downloadWithAgreement(): void {
  const dialog = document.getElementById(agreementId) as HTMLDialogElement; // as: the page contains this dialog
  // If storage is blocked, the agreement is valid until the page is left.
  let hasAgreed = recall(consentKeys.galleryDownload) === 'true';
  let wanted: DOMStringMap = {};

  document.querySelector('[data-gallery-area]')?.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-download]');
    if (!button) return;
    wanted = button.dataset;
    if (hasAgreed) download(wanted);
    else dialog.showModal();
  });
  dialog.addEventListener('close', () => {
    // The box is empty again when the dialog reopens, also where its component has not come yet.
    for (const box of dialog.querySelectorAll('input')) box.checked = false;
    if (dialog.returnValue !== agreed) return;
    hasAgreed = true;
    remember(consentKeys.galleryDownload, 'true');
    download(wanted);
  });
}

function download({ download: address = '', downloadName }: DOMStringMap): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-download-link]');
  if (!link) return;
  link.href = address;
  link.download = downloadName ?? address.split('/').at(-1) ?? '';
  link.click();
}
