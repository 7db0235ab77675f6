import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { yearLabels } from '#shared/kit/study-years.ts';
import { say } from '#shared/kit/text/say.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { Guardian } from '#shared/people/guardians.ts';
import { routes } from '#shared/routes.ts';
import { callQuery } from '#web/api/call-query.ts';
import { OwnRecord } from '#web/portal/kit/shell/own-record.tsx';
import { useScreenTitle } from '#web/portal/kit/shell/screen-header.tsx';
import { Monogram } from '#web/ui/monogram.tsx';
import { store } from '#web/ui/store.ts';

const route = getRouteApi('/guardian-dashboard/$id');

export type Child = Guardian['students'][number];

/** The child that all screens show; '' for the first one. */
const chosen = store('');

const ownGuardianQuery = (id: string) => ({
  ...callQuery('findGuardian', { params: { id } }),
  // Each screen asks again: the office may have taken a student from the guardian.
  staleTime: 0,
});

export function useOwnGuardian() {
  const { id } = route.useParams();
  return useQuery(ownGuardianQuery(id));
}

/** Reads along with the screen, which alone asks. What the office has taken from the guardian, or let be seen, holds from its next look on. */
export function useOwnChildren(): Child[] {
  const { id } = route.useParams();
  return useQuery({ ...ownGuardianQuery(id), enabled: false }).data?.students ?? [];
}

export function useOwnChild(): Child | undefined {
  const id = chosen.use();
  const children = useOwnChildren();
  return children.find((child) => child.id === id) ?? children[0];
}

interface OwnChildProps {
  title: string;
  children: (child: Child) => ReactNode;
}

/** A screen about one child: the choice among several, and who it is. */
export function OwnChild({ title, children }: OwnChildProps) {
  const { id } = route.useParams();
  useScreenTitle(title);
  return (
    <OwnRecord query={ownGuardianQuery(id)} loginPath={routes.guardianLogin} missing="Guardian not found">
      {() => <Chosen title={title}>{children}</Chosen>}
    </OwnRecord>
  );
}

function Chosen({ title, children: render }: OwnChildProps) {
  const children = useOwnChildren();
  const child = useOwnChild();
  if (!child) return null;
  return (
    <>
      {children.length > 1 && (
        <div role="group" aria-label={say('Your children')} className="mb-4 flex flex-wrap gap-2">
          {children.map((one) => (
            <button
              key={one.id}
              type="button"
              aria-pressed={one.id === child.id}
              onClick={() => chosen.set(one.id)}
              className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-ink-soft bg-white px-3 font-semibold aria-pressed:border-teal aria-pressed:bg-teal aria-pressed:text-white"
            >
              {one.firstName}
            </button>
          ))}
        </div>
      )}
      <div className="mb-5 flex items-center gap-3">
        <Monogram name={fullName(child)} className="size-12 text-lg" />
        <div className="min-w-0">
          <h1 className="text-2xl leading-tight break-words">{say(title)}</h1>
          <p className="text-ink-soft">
            {/* A line may end with the dot, not begin with it. */}
            {fullName(child)}&nbsp;·{' '}
            <span className="whitespace-nowrap">{say(`${yearLabels[child.year]} year`)}&nbsp;·</span>{' '}
            {child.enrollmentNumber}
          </p>
        </div>
      </div>
      {/* The state of a screen is that of one child. */}
      <div key={child.id} className="max-w-3xl">
        {render(child)}
      </div>
    </>
  );
}
