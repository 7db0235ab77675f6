import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { fullName } from '#shared/people/full-name.ts';
import { startViewing } from '#web/api/view-as.ts';
import { ListLink } from '#web/portal/kit/lists/way-to-list.tsx';
import { LinkTabs, type Tabs } from '#web/portal/kit/shell/link-tabs.tsx';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { useScreenTitle } from '#web/portal/kit/shell/screen-header.tsx';
import { useMay } from '#web/portal/kit/shell/use-permissions.ts';
import { Button } from '#web/ui/button.tsx';
import { nameSize } from './person-heading.tsx';

interface Person {
  id: string;
  firstName: string;
  lastName: string;
}

interface PersonFrameProps<P extends Person, T extends string> {
  /** Whose portal it is that can be looked at. */
  kind: 'student' | 'faculty';
  /** The list that the person belongs to. */
  list: { to: string; label: string };
  query: { data: P | undefined; error: Error | null; refetch: () => Promise<unknown> };
  renderPicture: (person: P) => ReactNode;
  /** Previous and Next through the list, at the right of the way back. */
  steps?: ReactNode;
  /** Distinguishes two people with the same name: the number or the designation. */
  renderFacts: (person: P) => ReactNode;
  tabs: Tabs<T>;
  current: T;
  children: (person: P) => ReactNode;
}

/** The admin's screen of one person: name, picture, and the parts of the record. */
export function PersonFrame<P extends Person, T extends string>(props: PersonFrameProps<P, T>) {
  const { list, query, steps, children } = props;
  const { data: person, error, refetch } = query;
  return (
    <>
      <div className="mb-1 flex flex-wrap print:hidden">
        <ListLink {...list} />
        {steps}
      </div>
      {(error || !person) && <LoadState {...{ error, refetch }} />}
      {person && (
        <>
          <Head {...props} person={person} />
          {children(person)}
        </>
      )}
    </>
  );
}

function Head<P extends Person, T extends string>({
  kind,
  person,
  renderPicture,
  renderFacts,
  tabs,
  current,
}: PersonFrameProps<P, T> & { person: P }) {
  const name = fullName(person);
  const mayView = useMay()('view-as.use', true);
  const part = tabs.find(({ tab }) => tab === current)?.label;
  useScreenTitle(part === tabs[0]?.label ? name : `${name}: ${part}`);
  return (
    <>
      <header className="mb-3 flex items-center gap-x-3 sm:gap-x-4">
        {renderPicture(person)}
        <div className="min-w-0">
          <h1 className={`leading-tight break-words lg:text-3xl ${nameSize(name)}`}>{name}</h1>
          <div className="mt-1 break-words text-ink-soft">{renderFacts(person)}</div>
        </div>
        {mayView && (
          <Button
            className="ml-auto flex-none max-sm:self-start"
            aria-label={`View as ${name}`}
            onClick={() => startViewing({ kind, id: person.id, name })}
          >
            <Eye className="size-5 sm:hidden" />
            <span className="max-sm:hidden">View as</span>
          </Button>
        )}
      </header>
      <LinkTabs label={`About ${name}`} tabs={tabs} current={current} />
    </>
  );
}
