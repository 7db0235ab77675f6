// The header with which an admin asks to see a portal as its person sees it: 'student/01a2…'.

export interface ViewedPerson {
  kind: 'student' | 'faculty';
  id: string;
}

export const viewAsText = ({ kind, id }: ViewedPerson): string => `${kind}/${id}`;

export function readViewAs(text: string): ViewedPerson | undefined {
  const [, kind, id] = /^(student|faculty)\/([\w-]{1,64})$/.exec(text) ?? [];
  return id && (kind === 'student' || kind === 'faculty') ? { kind, id } : undefined;
}
