import type { ReactNode } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { classNames } from './class-names.ts';

const tones = {
  /** Done, in order. */
  good: 'bg-sea-pale text-teal-deep',
  /** A person has something to do. */
  waiting: 'bg-turmeric-pale text-ink',
  bad: 'bg-madder-pale text-madder',
  quiet: 'bg-sand text-ink',
} as const;

export type Tone = keyof typeof tones;

/** A state, by its word and its colour: the one look of every state. */
export function Pill({ tone, className, children }: { tone: Tone; className?: string; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full px-2.5 py-0.5 text-sm leading-snug font-semibold',
        tones[tone],
        className,
      )}
    >
      {say(children)}
    </span>
  );
}
