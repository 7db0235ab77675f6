// Hydrates an island. This file is loaded together with React, once the browser is idle or the island is touched.
import { type ComponentType, type FunctionComponent, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type SomeWords, WordsProvider } from '#web/site/parts/page-context.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** @returns a promise that resolves when the component handles events */
export async function hydrate(root: HTMLElement, component: FunctionComponent<never>): Promise<void> {
  const typed = [...root.querySelectorAll<Control>('input, select, textarea')];
  const focused = document.activeElement;
  const Component = component as ComponentType; // as: its props are those the island wrote
  const props = JSON.parse(root.dataset.props ?? '{}') as object; // as: written by island.tsx as JSON of an object
  const words = JSON.parse(root.dataset.words ?? '{}') as SomeWords; // as: written by island.tsx
  await new Promise<void>((onAwake) => {
    hydrateRoot(
      root,
      <Awake onAwake={onAwake}>
        <WordsProvider value={words}>
          <Component {...props} />
        </WordsProvider>
      </Awake>,
      {
        identifierPrefix: `${root.dataset.island}-`,
      },
    );
  });
  for (const old of typed) if (!old.isConnected) putBack(root, old, old === focused);
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}

/**
 * If a browser extension has added elements between the fields, hydration fails and React renders all of them again. Text
 * typed into the old fields is copied to the new ones.
 */
function putBack(root: HTMLElement, old: Control, hadFocus: boolean): void {
  const fresh = root.querySelector<Control>(`[name=${CSS.escape(old.name)}]`);
  if (!fresh) return;
  if (fresh instanceof HTMLInputElement && old instanceof HTMLInputElement) {
    fresh.checked = old.checked;
    fresh.files = old.files;
  }
  if (fresh.type !== 'file') fresh.value = old.value;
  if (hadFocus) fresh.focus();
}
