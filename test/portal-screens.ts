// Every screen of the portals, with each part of it and each form: for the browser tests and the pictures.

export interface PortalScreen {
  /** Below the portal's own path, with its search. */
  path: string;
  heading: string | RegExp;
  /** The button that opens a form or a question there. */
  opens?: string;
}

interface People {
  studentId: string | undefined;
  facultyId: string | undefined;
}

export function adminScreens({ studentId, facultyId }: People): PortalScreen[] {
  return [
    { path: '', heading: 'Dashboard' },
    { path: '/students', heading: 'Student List' },
    { path: '/faculty', heading: 'Faculty List' },
    { path: '/subjects', heading: 'Subjects List' },
    { path: '/personal-info', heading: 'Personal Information' },
    { path: '/contact-info', heading: 'Contact Information' },
    { path: '/events', heading: 'Events Management' },
    { path: '/academic-calendar', heading: 'Academic Calendar' },
    { path: '/academic-calendar?view=month', heading: 'Academic Calendar' },
    { path: '/analytics', heading: 'Analytics' },
    { path: '/settings', heading: 'Settings' },
    { path: '/settings?tab=invites', heading: 'Settings' },
    { path: '/settings?tab=deleted', heading: 'Settings' },
    { path: '/settings?tab=imports', heading: 'Settings' },
    { path: '/student-dashboard', heading: 'Student Panel: Dashboard' },
    { path: '/faculty-dashboard', heading: 'Faculty Panel: Dashboard' },
    ...(studentId ? studentParts(studentId) : []),
    ...(facultyId ? facultyParts(facultyId) : []),
  ];
}

function studentParts(id: string): PortalScreen[] {
  const parts = ['', '?tab=fees', '?tab=results', '?tab=grades', '?tab=account', '?tab=history'];
  const panels = ['dashboard', 'profile', 'subjects', 'grades'];
  return [
    ...parts.map((part) => ({ path: `/students/${id}${part}`, heading: / / })),
    ...panels.map((panel) => ({ path: `/student-${panel}?student=${id}`, heading: /^Student Panel: / })),
  ];
}

function facultyParts(id: string): PortalScreen[] {
  const parts = ['', '?tab=account', '?tab=history'];
  const panels = ['dashboard', 'profile', 'subjects', 'students', 'analytics'];
  return [
    ...parts.map((part) => ({ path: `/faculty/${id}${part}`, heading: / / })),
    ...panels.map((panel) => ({ path: `/faculty-${panel}?faculty=${id}`, heading: /^Faculty Panel: / })),
  ];
}

/** Forms, questions and dialogs of the office. */
export function adminForms({ studentId }: People): PortalScreen[] {
  const forms: PortalScreen[] = [
    { path: '/students', heading: 'Create Student', opens: 'Enter New Student' },
    { path: '/students', heading: 'Import students', opens: 'Import CSV' },
    { path: '/faculty', heading: 'Create Faculty', opens: 'Add New Faculty' },
    { path: '/subjects', heading: 'Add New Subject', opens: 'Add New Subject' },
    { path: '/events?form=new', heading: 'Events Management' },
    { path: '/academic-calendar?form=new', heading: 'Academic Calendar' },
    { path: '/settings', heading: 'Confirm Logout', opens: 'Logout' },
  ];
  if (!studentId) return forms;
  const student = `/students/${studentId}`;
  return [
    ...forms,
    { path: student, heading: 'Edit Student', opens: 'Edit' },
    { path: `${student}?tab=fees`, heading: 'Add fee', opens: 'Add fee' },
    { path: `${student}?tab=results`, heading: 'Add result', opens: 'Add result' },
    { path: `${student}?tab=grades`, heading: 'Add grade', opens: 'Add grade' },
    { path: `${student}?tab=account`, heading: /^Invite /, opens: 'Invite' },
  ];
}

export const studentScreens: PortalScreen[] = [
  { path: '', heading: 'Dashboard' },
  { path: '/profile', heading: 'Profile' },
  { path: '/subjects', heading: 'Subjects' },
  { path: '/grades', heading: 'Grades' },
  { path: '/fees', heading: 'Fees' },
  { path: '/calendar', heading: 'Academic Calendar' },
  { path: '/calendar?view=month', heading: 'Academic Calendar' },
  { path: '/settings', heading: 'Settings' },
];

export const facultyScreens: PortalScreen[] = [
  { path: '', heading: 'Dashboard' },
  { path: '/profile', heading: 'My Profile' },
  { path: '/subjects', heading: 'Subjects' },
  { path: '/students', heading: 'Students' },
  { path: '/calendar', heading: 'Academic Calendar' },
  { path: '/calendar?view=month', heading: 'Academic Calendar' },
  { path: '/analytics', heading: 'Analytics' },
  { path: '/settings', heading: 'Settings' },
];
