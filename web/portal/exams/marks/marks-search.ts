export interface MarksSearch {
  /** The subject whose marks are shown; none: all. */
  subject?: string | undefined;
  tab?: 'figures' | 'dates' | undefined;
}

export function marksSearch({ subject, tab }: Record<string, unknown>): MarksSearch {
  return {
    subject: typeof subject === 'string' && /^[\w-]{1,64}$/.test(subject) ? subject : undefined,
    tab: tab === 'figures' || tab === 'dates' ? tab : undefined,
  };
}
