import { keysOf } from '#shared/kit/fields/keys.ts';

/** Admission quotas; their shares and fees are in content/facts.ts. */
export const quotaLabels = {
  convener: 'Convener',
  management: 'Management',
} as const;
export type Quota = keyof typeof quotaLabels;
export const quotas = keysOf(quotaLabels);
