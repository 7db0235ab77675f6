import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { portalRoutes } from '#shared/routes.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { LoadFailure } from '../../common/load-failure.tsx';
import { ScreenHeader } from '../../common/screen-header.tsx';
import { PersonPicker } from './person-picker.tsx';
import { type PersonKind, personQuery } from './person-queries.ts';

interface PersonPanelProps<K extends PersonKind> {
  kind: K;
  title: string;
  /** The screen of that person. */
  children: (id: string) => ReactNode;
}

/** A screen of another portal, read-only, for the person chosen in the address. */
export function PersonPanel<K extends PersonKind>({ kind, title, children }: PersonPanelProps<K>) {
  const address: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const chosen = typeof address[kind] === 'string' ? address[kind] : '';
  const [isChoosing, setChoosing] = useState(false);
  const choose = (id: string) => {
    setChoosing(false);
    void navigate({ to: '.', search: { [kind]: id } as never }); // each screen has its own parameters
  };
  return (
    <>
      <ScreenHeader title={title} />
      {chosen && !isChoosing ? (
        <ChosenPerson kind={kind} id={chosen} onChange={() => setChoosing(true)}>
          {children(chosen)}
        </ChosenPerson>
      ) : (
        <PersonPicker kind={kind} onChoose={choose} />
      )}
    </>
  );
}

interface ChosenPersonProps {
  kind: PersonKind;
  id: string;
  onChange: () => void;
  children: ReactNode;
}

function ChosenPerson({ kind, id, onChange, children }: ChosenPersonProps) {
  const { data: person, error, refetch } = useQuery(personQuery(kind, id));
  if (error) {
    return (
      <>
        <LoadFailure error={error} onRetry={() => void refetch()} />
        <Button className="mt-4" onClick={onChange}>
          Choose somebody else
        </Button>
      </>
    );
  }
  if (!person) return <Loading text="Loading…" />;
  const section = kind === 'student' ? 'students' : 'faculty';
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border border-line bg-sand px-4 py-2">
        <p className="mr-auto min-w-0">
          As <strong>{person.name}</strong> sees it. Nothing can be changed here.
        </p>
        <Button onClick={onChange}>Choose somebody else</Button>
        <Link
          to={portalRoutes.admin(`${section}/${id}`)}
          className="inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline"
        >
          Open the record
        </Link>
      </div>
      {children}
    </>
  );
}
