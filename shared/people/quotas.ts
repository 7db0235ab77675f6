/** Admission quotas; their shares and fees are in content/facts.ts. */
export const quotas = ['convener', 'management'] as const;
export type Quota = (typeof quotas)[number];
export const quotaLabels: Readonly<Record<Quota, string>> = {
  convener: 'Convener',
  management: 'Management',
};
