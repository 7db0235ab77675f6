// How the screens read: a query is the name of a call and what it is asked, which are its key too.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallName, Contract } from '#shared/contract.ts';
import { type CallInput, callApi, callList } from './calls.ts';

type Asked<N extends CallName> = Omit<CallInput<Contract[N]>, 'signal'>;
/** @param asOf the day: the server knows it, and a new one asks again */
type QueryOf<N extends CallName> =
  object extends Asked<N>
    ? [name: N, asked?: Asked<N>, asOf?: string]
    : [name: N, asked: Asked<N>, asOf?: string];

const keyOf = (name: string, asked: object = {}, asOf = '') => [name, JSON.stringify(asked), asOf];

export function callQuery<N extends CallName>(...[name, asked, asOf]: QueryOf<N>) {
  return queryOptions({
    queryKey: keyOf(name, asked, asOf),
    queryFn: ({ signal }) => callApi(name, { ...asked, signal } as CallInput<Contract[N]>), // as asked
  });
}

/** A page of a list and the number of all rows; the previous page stays visible until the next one has loaded. */
export function callListQuery<N extends CallName>(...[name, asked]: QueryOf<N>) {
  return queryOptions({
    queryKey: keyOf(name, asked),
    queryFn: ({ signal }) => callList(name, { ...asked, signal } as CallInput<Contract[N]>), // as asked
    placeholderData: keepPreviousData,
  });
}
