// These passwords are published on purpose: the accounts exist only where DEMO is on, and in production it is off by default.
import type { Role } from '#shared/roles.ts';

interface DemoAccount {
  role: Role;
  /** The admin's username, the email of a student or faculty member, or a guardian's phone number. */
  loginName: string;
  password: string;
}

export const demoAccounts = {
  admin: { role: 'admin', loginName: 'admin', password: 'vcp-demo-admin' },
  student: { role: 'student', loginName: 'student@vcp.example', password: 'vcp-demo-student' },
  faculty: { role: 'faculty', loginName: 'faculty@vcp.example', password: 'vcp-demo-faculty' },
  guardian: { role: 'guardian', loginName: '+919000000043', password: 'vcp-demo-parent' },
} as const satisfies { [R in Role]: DemoAccount & { role: R } };
