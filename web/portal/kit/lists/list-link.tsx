import { Link } from '@tanstack/react-router';
import { useWayToList } from './use-way-to-list.ts';

interface ListLinkProps {
  /** The path of the list. */
  to: string;
  label: string;
}

/** From a record back to its list, as it was left. */
export function ListLink({ to, label }: ListLinkProps) {
  const wayToList = useWayToList(to);
  return (
    <Link
      {...wayToList}
      className="inline-flex min-h-11 items-center text-teal underline-offset-4 hover:underline"
    >
      ← {label}
    </Link>
  );
}
