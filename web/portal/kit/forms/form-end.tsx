import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';

interface FormEndProps {
  /** Why the last try was refused. */
  refusal?: ReactNode;
  /** Another button at the refusal. */
  action?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The end of a form or a dialog: why it was refused, and its buttons, which stay in sight. */
export function FormEnd({ refusal, action, children }: FormEndProps) {
  return (
    <>
      {refusal && (
        <Alert className="mt-4" action={action}>
          {refusal}
        </Alert>
      )}
      {/* Sticky, so that the buttons of a long form are always visible. On a phone they fill their lines: none is left over. */}
      <div className="form-buttons sticky bottom-(--foot) -mx-1 mt-5 flex flex-wrap justify-end gap-3 bg-paper px-1 py-3 max-sm:*:grow in-[dialog]:bottom-0">
        {children}
      </div>
    </>
  );
}

interface SubmitButtonsProps {
  onCancel: () => void;
  isBusy?: boolean;
  disabled?: boolean;
  /** The label of the button that submits the form. */
  children: ReactNode;
}

export function SubmitButtons({ onCancel, isBusy = false, disabled = false, children }: SubmitButtonsProps) {
  return (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={disabled}>
        {children}
      </Button>
    </>
  );
}

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: (event: SubmitEvent) => unknown };

/** A form whose fields are checked by us, not by the browser. */
export function Form({ onSubmit, ...form }: FormProps) {
  return (
    <form
      noValidate
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event);
      }}
    />
  );
}

type ActionFormProps = FormProps &
  Pick<FormEndProps, 'refusal' | 'action'> &
  Omit<SubmitButtonsProps, 'children'> & {
    /** The label of the button that submits the form. */
    submit: ReactNode;
  };

/** A form that does one thing: its fields, why it was refused, and its two buttons. */
export function ActionForm(props: ActionFormProps) {
  const { submit, refusal, action, onCancel, isBusy, disabled, children, ...form } = props;
  return (
    <Form {...form}>
      {children}
      <FormEnd {...{ refusal, action }}>
        <SubmitButtons {...{ onCancel, isBusy, disabled }}>{submit}</SubmitButtons>
      </FormEnd>
    </Form>
  );
}

type FormDialogProps = Omit<ActionFormProps, 'onCancel'> & { title: string; onClose: () => void };

/** The same in a dialog. */
export function FormDialog({ title, onClose, ...form }: FormDialogProps) {
  return (
    <Modal title={title} onClose={onClose}>
      <ActionForm {...form} onCancel={onClose} />
    </Modal>
  );
}
