// Words of the research page (product §2.8): four initiatives, three highlights, a proposal form.

import { proposalFileMegabytes } from '#content/facts.ts';
import type { TextCard } from '#shared/website/content.ts';

export const researchLaboratory = {
  title: 'Research and Development and Laboratory',
  lead: 'We study the problems that people bring to us, with simple means and clear records.',
  picture: {
    src: 'services/research-laboratory.svg',
    alt: 'A researcher works at a microscope; on the screen behind it an arc measures the step of a walking man',
  },
  initiativesHeading: 'Initiatives',
  initiatives: [
    {
      title: 'Back pain in farm work',
      description:
        'How bending in the paddy fields loads the back, and which exercises help people to go on working.',
    },
    {
      title: 'Walking after stroke',
      description: 'Home exercise taught to the family, measured by walking speed over ten metres.',
    },
    {
      title: 'Posture of school children',
      description: 'School bags, benches and screens: checks in schools, and advice to teachers and parents.',
    },
    {
      title: 'Low-cost aids',
      description: 'Splints, parallel bars and walkers that a village carpenter or tailor can make.',
    },
  ],
  highlightsHeading: 'Highlights',
  highlights: [
    {
      title: 'Gait laboratory',
      description: 'A marked walkway, cameras and simple software to measure step, speed and angle.',
    },
    {
      title: 'Student projects',
      description: 'Every fourth-year student completes a small project, guided by a teacher.',
    },
    {
      title: 'Ethics first',
      description:
        'No study begins without the written consent of the people in it and the approval of the ethics committee.',
    },
  ],
} as const satisfies { initiatives: readonly TextCard[]; highlights: readonly TextCard[] } & Record<
  string,
  unknown
>;

export const proposalForm = {
  heading: 'Submit a research proposal',
  intro:
    'Students, teachers and outside researchers may propose a study. WhatsApp opens with your proposal typed in, and you press send.',
  fields: {
    name: 'Name',
    email: 'Email',
    topic: 'Topic',
    title: 'Title',
    description: 'Description',
    file: `Supporting document (PDF, max ${proposalFileMegabytes}MB)`,
  },
  descriptionHelp: 'The message carries the first 200 characters. Tell us the rest in the chat.',
  fileHelp:
    'The document does not travel with the message. Please send it in the chat afterwards, as PDF or as clear phone photographs (JPG).',
  optional: 'optional',
  submit: 'Submit Proposal',
} as const;
