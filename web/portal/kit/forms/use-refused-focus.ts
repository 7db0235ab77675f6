import { useEffect, useRef } from 'react';

/**
 * After each refusal the focus goes to the first field that is wrong.
 * @param refusals what changes with each refusal, by the form itself or by the server; all of it empty: nothing was refused
 * @returns the ref of the form
 */
export function useRefusedFocus(...refusals: readonly unknown[]) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals.some(Boolean)) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the number of refusals is fixed for each form
  }, refusals);
  return form;
}
