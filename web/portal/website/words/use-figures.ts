import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#web/api/call-query.ts';

/** Puts the figures of the website into a text that names them in braces, as its page does. */
export function useFigures(): (text: string) => string {
  const { data } = useQuery(callQuery('listWordsPages'));
  const figures = new Map(data?.figures.map(({ name, value }) => [name, value]));
  return (text) => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => figures.get(name) ?? whole);
}
