import { useEffect, useRef, useState } from 'react';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { agreed, agreementId } from './download-script.ts';

/** Asked once per device, before the first download (product §4). If it closes with `agreed`, the download begins. */
export function DownloadAgreement() {
  const { agreement: words } = useWords('gallery').galleryPage;
  const { frame } = useWords('frame');
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [isTicked, setTicked] = useState(false);
  const readBox = () => setTicked(box.current?.checked ?? false);
  // The visitor may have ticked the box before hydration.
  useEffect(readBox, []);
  return (
    <Dialog
      ref={dialog}
      id={agreementId}
      title={words.title}
      titleId={`${agreementId}-title`}
      cross={{ command: 'close', commandfor: agreementId }}
      closeLabel={frame.close}
      className="max-w-lg"
      onClose={readBox}
    >
      <p>{words.text}</p>
      <p className="mt-1">
        <TextLink link={words.terms} opensTab />
      </p>
      <label className="mt-2 flex min-h-11 items-center gap-3">
        <input ref={box} type="checkbox" onChange={readBox} className="size-6 flex-none accent-teal" />
        {words.checkbox}
      </label>
      <p data-alert role="status" data-failed={words.failed} className="mt-2 text-sm text-ink-soft">
        {words.stored}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="outline" command="close" commandfor={agreementId}>
          {words.cancel}
        </Button>
        <Button variant="primary" disabled={!isTicked} onClick={() => dialog.current?.close(agreed)}>
          {words.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
