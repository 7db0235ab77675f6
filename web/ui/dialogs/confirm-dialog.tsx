import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** Text of the button that confirms. */
  confirm: string;
  cancel?: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirm,
    cancel = 'Cancel',
    isDangerous = false,
    isBusy = false,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Modal title={title} isQuestion onClose={onCancel}>
      <div>{children}</div>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{cancel}</Button>
        <Button variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Modal>
  );
}
