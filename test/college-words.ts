// The longest realistic values of a register: names as on certificates, Telugu script, and very short ones.

export const firstNames = [
  'Venkata Satyanarayana Subrahmanyeswara',
  'వెంకట సత్యనారాయణ',
  'Li',
  'Sai Durga Naga Venkata Lakshmi Prasanna',
  'శ్రీలక్ష్మీనరసింహ',
  'Anil',
] as const;

/** Sorted first in lists, so that the first page shows all of them. */
export const lastNames = [
  'Achanta Ramachandrapurapu Lakshminarasimhacharyulu',
  'Adibhatla',
  'Alluri Sitaramaraju',
  'Ambatipudi',
  'Annavarapu Venkataramana Murthy',
  'O',
] as const;
export const laterLastNames = ['Bendalam', 'Gurugubelli', 'Kavuri', 'Tammineni', 'పిల్లా'] as const;

export const longEmail = 'venkatasatyanarayana.subrahmanyeswara.ramachandrapurapu@students.college.example';
export const longPhone = '+91 90000 00000, 08942 000 000 (after 6 pm)';
export const longAddress =
  'Door 12-345/6-A, Flat 504, Sri Venkateswara Residency, opposite the Zilla Parishad High School, Sample Street, Sample Mandal, Sample District, Andhra Pradesh 500000';

export const designations = [
  'Assistant Professor',
  'Associate Professor and Head of the Department of Cardiorespiratory Physiotherapy',
  'Tutor',
] as const;
export const specializations = [
  'Cardiovascular, Pulmonary and Intensive Care Physiotherapy, Rehabilitation of the Elderly',
  'Neurology',
  'క్రీడా గాయాలు',
] as const;

export const subjectNames = [
  'Physiotherapy in General Medicine, General Surgery, Obstetrics and Gynaecology including Intensive Care',
  'Anatomy',
  'వ్యాయామ చికిత్స',
] as const;

export const eventTitles = [
  'Free physiotherapy and rehabilitation camp for the elderly of Sample Village, with the District Hospital and the Lions Club',
  'Yoga morning',
  'ఉచిత ఫిజియోథెరపీ శిబిరం',
] as const;

export const calendarEvents = [
  'Supplementary university practical examinations: Exercise Therapy, Electrotherapy and Biomechanics',
  'Ugadi',
  'విశ్వవిద్యాలయ పరీక్షలు',
] as const;

export const feeLabels = [
  'Tuition fee of the convener quota with library, laboratory and clinical posting fees, second instalment',
  'Hostel',
  'బోధనా రుసుము',
] as const;

export const examNames = ['Supplementary university examination (October, regulation 2024)', 'Viva'] as const;

/** The entry at an index; beyond its end the list starts again. */
export function turn<const T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}
