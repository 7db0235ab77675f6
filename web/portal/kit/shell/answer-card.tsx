import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { say } from '#shared/kit/text/say.ts';

interface AnswerCardProps<D> {
  title: string;
  /** The full screen, to which the whole card leads. */
  link: { to: string; search?: object };
  query: Pick<UseQueryResult<D>, 'data' | 'error'>;
  /** The look of the answer. */
  className: string;
  /** In the place of the answer until it has come. */
  waiting?: ReactNode;
  children: (data: D) => ReactNode;
}

/** A card of a first screen: its heading, and what the server answers. */
export function AnswerCard<D>(props: AnswerCardProps<D>) {
  const { title, link, query, className, waiting, children } = props;
  const { data, error } = query;
  return (
    <li className="relative rounded-lg border border-line bg-white p-4 transition-colors hover:border-teal sm:p-5">
      <h2 className="mb-1 text-lg">
        <Link
          to={link.to}
          search={link.search ?? {}}
          className="text-teal underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline"
        >
          {say(title)}
        </Link>
      </h2>
      <div className={className} aria-busy={data === undefined && !error}>
        {data !== undefined && children(data)}
        {data === undefined && (error ? say('This could not be loaded just now.') : waiting)}
      </div>
    </li>
  );
}
