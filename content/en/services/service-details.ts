// Words of /service-details/physiotherapy: physiotherapy as a service to patients.

import { contact } from '#content/college.ts';
import type { TextCard } from '#shared/website/content.ts';

export const physiotherapyService = {
  title: 'Physiotherapy',
  lead: 'Help for pain, stiffness and weakness, with hands, exercise and advice.',
  picture: {
    src: 'gallery/about-college/clinic.svg',
    alt: 'A physiotherapist kneels to bend the knee of a patient on a couch while a woman looks on',
  },
  helpsHeading: 'What it helps with',
  helps: [
    { title: 'Back and neck', description: 'Pain from field work, long sitting, lifting or an old injury.' },
    {
      title: 'Joints',
      description: 'Stiff shoulders, worn knees, recovery after a fracture or a joint replacement.',
    },
    { title: 'Stroke and nerves', description: 'Learning to sit, stand, walk and use the hand again.' },
    { title: 'Children', description: 'Late walking, cerebral palsy, flat feet and posture.' },
    { title: 'Heart and lungs', description: 'Breathing exercises and slow, safe training after illness.' },
    { title: 'Women', description: 'Care before and after childbirth, by women.' },
    { title: 'Sport', description: 'Sprains, strains and a sensible return to the game.' },
  ],
  visitHeading: 'Your first visit',
  visit: [
    'We listen. Tell us what hurts and what you want to be able to do again.',
    'We examine: movement, strength, walking. It does not take long and you may bring someone along.',
    'We explain what we found, in Telugu or English, and agree on a plan.',
    'We treat and show you what to do at home. Most of the healing happens there.',
  ],
  bringHeading: 'Please bring',
  bring: [
    'The doctor’s note, if you have one',
    'X-rays or scans and earlier reports',
    'A list of your medicines',
    'Loose clothes',
  ],
  urgentHeading: 'In an emergency',
  urgent:
    'If there is chest pain, sudden weakness of the face or an arm, loss of control over bladder or bowel, or a serious new injury, do not come to us: see a doctor at once. Call 108 for an ambulance.',
  appointment: { label: 'Call for an appointment', url: contact.phoneLink, text: contact.phone },
  teachingHeading: 'Who treats you',
  teaching:
    'Students treat patients under the eye of a qualified physiotherapist. You may always ask for the teacher.',
  course: { label: 'Learn this profession: Physiotherapy (BPT)', url: '/course-details/physiotherapy' },
} as const satisfies { helps: readonly TextCard[] } & Record<string, unknown>;
