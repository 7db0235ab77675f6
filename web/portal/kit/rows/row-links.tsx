// The small controls that every list repeats.
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useListState } from '#web/portal/kit/lists/way-to-list.tsx';
import { BreakableText } from '#web/ui/breakable-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { useMayWrite } from './use-may-write.ts';

interface NameLinkProps {
  to: string;
  name: string;
  /** A part of a sentence, which it continues in the same line. */
  isInSentence?: boolean;
  /** Of the name, what another column has: on the cards of phones it is here. */
  onCard?: string;
}

/** A link from a row to its record. */
export function NameLink({ to, name, isInSentence = false, onCard }: NameLinkProps) {
  const state = useListState();
  return (
    <Link
      to={to}
      state={state}
      className={`font-medium link-alone ${isInSentence ? '' : 'inline-flex min-h-6 items-center'}`}
    >
      <span>
        <BreakableText text={name} />
        {onCard && <span className="card-only"> {onCard}</span>}
      </span>
    </Link>
  );
}

interface EditButtonProps {
  /** Name of the record, for screen readers. */
  name: string;
  onClick: () => void;
  /** Id of the record whose form replaces the list: this button gets the focus when the form closes. */
  opens?: string;
}

export function EditButton({ name, onClick, opens }: EditButtonProps) {
  if (!useMayWrite()) return null;
  return (
    <Button variant="quiet" onClick={onClick} aria-label={`Edit ${name}`} data-opens={opens}>
      Edit
    </Button>
  );
}

export function DeleteButton({ name, onClick }: { name: string; onClick: () => void }) {
  if (!useMayWrite()) return null;
  return (
    <Button variant="quietDanger" onClick={onClick} aria-label={`Delete ${name}`}>
      Delete
    </Button>
  );
}

/** The primary action of a list; at most one. */
export function AddButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  if (!useMayWrite()) return null;
  return (
    <Button variant="primary" onClick={onClick} data-opens="new">
      <Plus className="size-5" aria-hidden="true" />
      <span>{children}</span>
    </Button>
  );
}
