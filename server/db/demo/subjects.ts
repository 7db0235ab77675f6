import type { Year } from '#shared/kit/study-years.ts';

/** Six a year: the first three are taught in its first semester, the others in its second. */
export const demoSubjects: Readonly<Record<Year, readonly { code: string; name: string }[]>> = {
  FIRST: [
    { code: 'BPT101', name: 'Human Anatomy' },
    { code: 'BPT102', name: 'Human Physiology' },
    { code: 'BPT103', name: 'Biochemistry' },
    { code: 'BPT104', name: 'Psychology and Sociology' },
    { code: 'BPT105', name: 'Orientation to Physiotherapy and First Aid' },
    { code: 'BPT106', name: 'English and Communication Skills' },
  ],
  SECOND: [
    { code: 'BPT201', name: 'Biomechanics and Kinesiology' },
    { code: 'BPT202', name: 'Exercise Therapy' },
    { code: 'BPT203', name: 'Electrotherapy' },
    { code: 'BPT204', name: 'Pathology and Microbiology' },
    { code: 'BPT205', name: 'Pharmacology' },
    { code: 'BPT206', name: 'Yoga and Therapeutic Massage' },
  ],
  THIRD: [
    { code: 'BPT301', name: 'Physiotherapy in Orthopaedics' },
    { code: 'BPT302', name: 'Clinical Orthopaedics and Traumatology' },
    { code: 'BPT303', name: 'General Medicine' },
    { code: 'BPT304', name: 'General Surgery, Obstetrics and Gynaecology' },
    { code: 'BPT305', name: 'Paediatrics and Geriatrics' },
    { code: 'BPT306', name: 'Research Methodology and Biostatistics' },
  ],
  FOURTH: [
    { code: 'BPT401', name: 'Physiotherapy in Neurology' },
    { code: 'BPT402', name: 'Clinical Neurology and Neurosurgery' },
    { code: 'BPT403', name: 'Physiotherapy in Cardiopulmonary Conditions' },
    { code: 'BPT404', name: 'Community Medicine and Community-Based Rehabilitation' },
    { code: 'BPT405', name: 'Physiotherapy in Sports' },
    { code: 'BPT406', name: 'Ethics, Administration and Evidence-Based Practice' },
  ],
};
