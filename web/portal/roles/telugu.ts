// All that the portals of students and guardians say in Telugu: loaded with that language only.
import { inTelugu } from '#web/portal/kit/words/in-telugu.ts';
import { kitHeard, kitTelugu } from '#web/portal/kit/words/kit-telugu.ts';
import { certificateTelugu } from '#web/portal/office/certificates/certificate-telugu.ts';
import { guardianHeard, guardianTelugu } from '#web/portal/people/guardians/guardian-telugu.ts';
import { attendanceHeard, attendanceTelugu } from '#web/portal/teaching/attendance/attendance-telugu.ts';
import { subjectTelugu } from '#web/portal/teaching/subjects/subject-telugu.ts';

const texts = [kitTelugu, guardianTelugu, certificateTelugu, attendanceTelugu, subjectTelugu];
const heard = [kitHeard, guardianHeard, attendanceHeard];

export const tables = [...texts, ...heard];
export const telugu = inTelugu(texts, heard);
