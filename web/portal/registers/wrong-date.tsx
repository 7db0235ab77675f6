import { formatDate } from '#shared/format.ts';
import { today } from './register-queries.ts';

/** Tells that the device's date is not the college's: the screen goes by the college's. */
export function WrongDate({ day }: { day: string }) {
  if (day === today()) return null;
  return (
    <p role="status" className="mb-4 border-l-4 border-turmeric bg-turmeric-pale px-4 py-2">
      This device says that today is {formatDate(today())}. By the college’s clock it is {formatDate(day)}:
      this screen goes by that. Set the date of the device right.
    </p>
  );
}
