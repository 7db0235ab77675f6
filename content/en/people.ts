// The governing body. SAMPLE DATA: these people do not exist; enter the real members before going live.
// There is no principal: the page of the principal stays empty until the office publishes one, or this list has an entry.

import type { GoverningBodyMember } from '#shared/website/content.ts';
import { contact } from '../facts.ts';

export const governingBody = [
  {
    id: 'patron',
    slug: 'patron-vcp',
    name: 'Sri Korada Appala Naidu',
    designation: 'Patron',
    specialization: 'Rural education and public service',
    email: 'patron@vcp.example',
    phone: contact.phone,
    linkedin: 'https://www.linkedin.com/in/vcp-example-patron',
    descriptions: [
      'Gave the land on which the college stands.',
      'Has supported schools and drinking water works in the district for many years.',
      'Speaks at every graduation about service to the village.',
    ],
    message:
      'When I was a boy, a man who could not walk was carried everywhere, or he stayed at home. Today a trained hand can bring him back to his field. That is why this college was built. To the parents I say: send us your children with trust. To the students I say: learn well, and do not forget the village you come from.',
    profile_image: '',
    profile_image_alt: 'Sri Korada Appala Naidu, Patron',
  },
  {
    id: 'secretary-correspondence',
    slug: 'secretary-correspondence-vcp',
    name: 'Smt. Pydi Annapurna',
    designation: 'Secretary and Correspondent',
    specialization: 'College administration and correspondence',
    email: 'secretary@vcp.example',
    phone: contact.phone,
    linkedin: 'https://www.linkedin.com/in/vcp-example-secretary',
    descriptions: [
      'Writes to the university and the council on behalf of the college.',
      'Looks after admissions, fees and scholarships.',
      'Meets parents every Saturday morning.',
    ],
    message:
      'A family that pays fees has a right to clear answers. Our fees are written on this website, and nobody at the college may ask for more. If something is not clear, write to me or come on a Saturday. I read every letter.',
    profile_image: '',
    profile_image_alt: 'Smt. Pydi Annapurna, Secretary and Correspondent',
  },
  {
    id: 'director',
    slug: 'director-vcp',
    name: 'Dr. Boddepalli Lakshmi Prasanna',
    designation: 'Director',
    specialization: 'Neurological physiotherapy',
    email: 'director@vcp.example',
    phone: contact.phone,
    linkedin: 'https://www.linkedin.com/in/vcp-example-director',
    descriptions: [
      'Master of Physiotherapy in neurology.',
      'Leads teaching, clinical training and research at the college.',
      'Has worked with stroke patients in government and private hospitals.',
    ],
    message:
      'Physiotherapy is learned with the hands, the eyes and patience. We keep our batches small so that each student treats patients early and is corrected kindly. Ask questions, make notes, touch the bones in the laboratory until you know them in the dark. The rest will follow.',
    profile_image: '',
    profile_image_alt: 'Dr. Boddepalli Lakshmi Prasanna, Director',
  },
  {
    id: 'administrator',
    slug: 'administrator-vcp',
    name: 'Sri Metta Suryanarayana',
    designation: 'Administrator',
    specialization: 'Finance, campus and student welfare',
    email: 'administrator@vcp.example',
    phone: contact.phone,
    linkedin: 'https://www.linkedin.com/in/vcp-example-administrator',
    descriptions: [
      'Runs the office and the campus.',
      'Keeps the records of students and staff.',
      'Is the first person to call when something on the campus does not work.',
    ],
    message:
      'Good teaching needs clean rooms, working machines and fair rules. My team opens the campus in the morning and locks it at night. If you need a certificate, a receipt or simply the way to the bus stop, come to the office. We are there to help.',
    profile_image: '',
    profile_image_alt: 'Sri Metta Suryanarayana, Administrator',
  },
] as const satisfies readonly GoverningBodyMember[];
