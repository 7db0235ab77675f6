// Published on purpose: these accounts exist only where DEMO is on, which it never is in production by default.
import type { Role } from '#shared/roles.ts';

interface DemoAccount {
  role: Role;
  /** The admin's username; anybody else's e-mail. */
  loginName: string;
  password: string;
}

export const demoAccounts = {
  admin: { role: 'admin', loginName: 'admin', password: 'vcp-demo-admin' },
  student: { role: 'student', loginName: 'student@vcp.example', password: 'vcp-demo-student' },
  faculty: { role: 'faculty', loginName: 'faculty@vcp.example', password: 'vcp-demo-faculty' },
} as const satisfies { [R in Role]: DemoAccount & { role: R } };
