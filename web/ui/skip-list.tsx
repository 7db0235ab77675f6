interface SkipListProps {
  /** The id of what follows the list, an element that can have the focus. */
  to: string;
}

/** For the keyboard: leads past a long list with fields in each row to what is done with it. Seen while it has the focus. */
export function SkipList({ to }: SkipListProps) {
  return (
    <button
      type="button"
      className="sr-only min-h-11 rounded-sm bg-paper px-4 text-teal underline focus:not-sr-only print:hidden"
      onClick={() => document.getElementById(to)?.focus()}
    >
      Skip the list
    </button>
  );
}
