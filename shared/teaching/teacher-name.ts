import type { Teacher } from './teaching.ts';

export const teacherName = ({ firstName, lastName }: Pick<Teacher, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;
