// The header with which an admin asks to see a portal as its person sees it: 'student/01a2…'.

export interface ViewedPerson {
  kind: 'student' | 'faculty' | 'guardian';
  id: string;
}

export const viewAsText = ({ kind, id }: ViewedPerson): string => `${kind}/${id}`;

export function readViewAs(text: string): ViewedPerson | undefined {
  const [, kind, id] = /^(student|faculty|guardian)\/([\w-]{1,64})$/.exec(text) ?? [];
  return id && kind ? { kind: kind as ViewedPerson['kind'], id } : undefined; // the pattern knows no other
}
