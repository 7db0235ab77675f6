// How the screens read and change fee plans.

import { queryOptions } from '@tanstack/react-query';
import { yearLabels } from '#shared/kit/study-years.ts';
import type { FeePlan, FeePlanInput } from '#shared/money/plans/fee-plans.ts';
import { quotaLabels } from '#shared/people/quotas.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import type { RecordCalls } from '#web/portal/kit/forms/record-calls.ts';

export const raisePreviewQuery = (id: string) =>
  queryOptions({
    ...callQuery('readRaisePreview', { params: { id } }),
    // The preview says what a raise does now: an earlier one is never shown.
    gcTime: 0,
  });

/** 'Second year, Management' */
export function classLabel({ year, quota }: Pick<FeePlan, 'year' | 'quota'>): string {
  return [`${yearLabels[year]} year`, quota && quotaLabels[quota]].filter(Boolean).join(', ');
}

/** 'Second year, Management, 2026-2027' */
export const planName = (plan: Pick<FeePlan, 'year' | 'quota' | 'academicYear'>): string =>
  `${classLabel(plan)}, ${plan.academicYear}`;

export const feePlanCalls: RecordCalls<FeePlan, FeePlanInput> = {
  noun: 'fee plan',
  label: planName,
  find: async (id) => {
    const plan = (await callApi('listFeePlans', {})).find((listed) => listed.id === id);
    if (!plan) throw new Error('the plan was removed');
    return plan;
  },
  create: (body) => callApi('createFeePlan', { body }),
  update: (id, body, ifMatch) => callApi('updateFeePlan', { params: { id }, body, ifMatch }),
  remove: (id) => callApi('deleteFeePlan', { params: { id } }),
};
