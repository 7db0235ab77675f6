// All that the portals of students and guardians say in Telugu: loaded with that language only.
import { resultHeard, resultTelugu } from '#web/portal/exams/results/result-telugu.ts';
import { inTelugu } from '#web/portal/kit/words/in-telugu.ts';
import { kitHeard, kitTelugu } from '#web/portal/kit/words/kit-telugu.ts';
import { feeHeard, feeTelugu } from '#web/portal/money/fees/fee-telugu.ts';
import { certificateHeard, certificateTelugu } from '#web/portal/office/certificates/certificate-telugu.ts';
import { settingHeard, settingTelugu } from '#web/portal/office/settings/setting-telugu.ts';
import { guardianHeard, guardianTelugu } from '#web/portal/people/guardians/guardian-telugu.ts';
import { studentTelugu } from '#web/portal/people/students/student-telugu.ts';
import { attendanceHeard, attendanceTelugu } from '#web/portal/teaching/attendance/attendance-telugu.ts';
import { subjectTelugu } from '#web/portal/teaching/subjects/subject-telugu.ts';
import { timetableTelugu } from '#web/portal/teaching/timetable/timetable-telugu.ts';

const texts = [
  kitTelugu,
  settingTelugu,
  studentTelugu,
  guardianTelugu,
  feeTelugu,
  certificateTelugu,
  attendanceTelugu,
  subjectTelugu,
  timetableTelugu,
  resultTelugu,
];
const heard = [
  kitHeard,
  settingHeard,
  guardianHeard,
  feeHeard,
  certificateHeard,
  attendanceHeard,
  resultHeard,
];

export const tables = [...texts, ...heard];
export const telugu = inTelugu(texts, heard);
