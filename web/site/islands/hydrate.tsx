// What wakes an island: it comes with React, once the browser is idle or the island is touched.
import { type ComponentType, type FunctionComponent, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** @returns done when the component listens */
export async function hydrate(root: HTMLElement, component: FunctionComponent<never>): Promise<void> {
  const typed = [...root.querySelectorAll<Control>('input, select, textarea')];
  const focused = document.activeElement;
  const Component = component as ComponentType; // as: its props are those the island wrote
  const props = JSON.parse(root.dataset.props ?? '{}') as object; // as: see there
  await new Promise<void>((onAwake) => {
    hydrateRoot(
      root,
      <Awake onAwake={onAwake}>
        <Component {...props} />
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
 * Where an extension of the browser has put something of its own between the fields, React makes all of them anew. What
 * was typed into the old ones is kept.
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
