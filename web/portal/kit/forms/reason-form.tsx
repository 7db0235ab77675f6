import { TextField } from '#web/ui/fields.tsx';
import { useRefusedFocus } from './use-refused-focus.ts';

interface ReasonFormProps {
  reason: string;
  onChange: (reason: string) => void;
  /** Enter does what the button of the dialog does. */
  onSubmit: () => void;
  /** What is said at the field. */
  error: string | undefined;
  /** Changes with each refusal by the server. */
  refusal: unknown;
}

/** The reason that a question asks for, where the answer is kept with it. */
export function ReasonForm({ reason, onChange, onSubmit, error, refusal }: ReasonFormProps) {
  const form = useRefusedFocus(refusal);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        label="Reason"
        required
        className="mt-3"
        value={reason}
        error={error}
        maxLength={300}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </form>
  );
}
