/** The day of the list; today without it. */
export interface RegisterPlace {
  day?: string | undefined;
}

export function registerSearch({ day }: Record<string, unknown>): RegisterPlace {
  return { day: typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined };
}
