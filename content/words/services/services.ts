// Words of the services overview; its cards are those of the home page.

import { college } from '#content/college.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { PageHead } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/services': {
      label: 'Services',
      title: `Our Services | ${college.shortName}`,
      description:
        'Digital library, research, community services, scholarships and sports camps for students and the people around us.',
      image: {
        src: 'services/digital-library.svg',
        alt: 'A student works at a laptop between the shelves of the library',
      },
    },
  } as const satisfies Record<string, PageHead>,

  servicesPage: {
    title: 'Our Services',
    lead: 'What the college does besides teaching, for its students and for the people around it.',
    note: 'If you are not sure which service you need, call us.',
    contact: { label: 'Ask us', url: '/contact' },
    library: { label: 'Or search for books without logging in', url: '/services/digital-library' },
    treatment: { label: 'What physiotherapy can do for you', url: '/service-details/physiotherapy' },
  } as const,
};

export const te = inTelugu(en, {
  pages: {
    '/services': {
      label: 'సేవలు',
      title: `మా సేవలు | ${college.shortName}`,
      description: 'విద్యార్థులకు, చుట్టుపక్కల ప్రజలకు డిజిటల్ గ్రంథాలయం, పరిశోధన, సామాజిక సేవలు, ఉపకార వేతనాలు, క్రీడా శిబిరాలు.',
    },
  },

  servicesPage: {
    title: 'మా సేవలు',
    lead: 'బోధనతో పాటు తన విద్యార్థులకు, చుట్టుపక్కల ప్రజలకు కళాశాల చేసే సేవలు.',
    note: 'మీకు ఏ సేవ కావాలో తెలియకపోతే మాకు ఫోన్ చేయండి.',
    contact: { label: 'మమ్మల్ని అడగండి' },
    library: { label: 'లేదా లాగిన్ లేకుండా పుస్తకాలు వెతకండి' },
    treatment: { label: 'ఫిజియోథెరపీ మీకు ఎలా ఉపయోగపడుతుంది' },
  },
});
