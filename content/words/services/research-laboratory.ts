// Words of the research page (product §2.8): four initiatives, three highlights, a proposal form.

import { college } from '#content/college.ts';
import { proposalFileMegabytes } from '#content/facts.ts';
import { inTelugu } from '#content/in-telugu.ts';
import type { PageHead, TextCard } from '#shared/website/content.ts';

export const en = {
  pages: {
    '/services/research-laboratory': {
      label: 'Research and Laboratory',
      title: `Research and Laboratory | ${college.shortName}`,
      description:
        'Studies on back pain, stroke and posture, the gait laboratory, and how to submit a research proposal.',
      image: {
        src: 'services/research-laboratory.svg',
        alt: 'A researcher works at a microscope; on the screen behind it an arc measures the step of a walking man',
      },
      searchWords: 'lab project పరిశోధన',
    },
  } as const satisfies Record<string, PageHead>,

  researchLaboratory: {
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
        description:
          'School bags, benches and screens: checks in schools, and advice to teachers and parents.',
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
        description: 'In the fourth year students do a small project, guided by a teacher.',
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
  >,

  proposalForm: {
    heading: 'Submit a research proposal',
    intro:
      'Students, teachers and outside researchers may propose a study. WhatsApp opens with your proposal typed in, and you press Send.',
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
  } as const,
};

export const te = inTelugu(en, {
  pages: {
    '/services/research-laboratory': {
      label: 'పరిశోధన, ప్రయోగశాల',
      title: `పరిశోధన, ప్రయోగశాల | ${college.shortName}`,
      description: 'నడుము నొప్పి, పక్షవాతం, భంగిమపై అధ్యయనాలు, నడక ప్రయోగశాల, పరిశోధన ప్రతిపాదన ఎలా పంపాలి.',
    },
  },

  researchLaboratory: {
    title: 'పరిశోధన, అభివృద్ధి, ప్రయోగశాల',
    lead: 'ప్రజలు మా దగ్గరకు తెచ్చే సమస్యలను సాధారణ సాధనాలతో, స్పష్టమైన రికార్డులతో అధ్యయనం చేస్తాము.',
    initiativesHeading: 'మా ప్రయత్నాలు',
    initiatives: [
      {
        title: 'పొలం పనిలో నడుము నొప్పి',
        description: 'వరి పొలంలో వంగి పని చేయడం వీపుపై ఎలా భారం వేస్తుంది, పని కొనసాగించడానికి ఏ వ్యాయామాలు సాయపడతాయి.',
      },
      {
        title: 'పక్షవాతం తర్వాత నడక',
        description: 'కుటుంబానికి నేర్పే ఇంటి వ్యాయామం, పది మీటర్ల నడక వేగంతో కొలత.',
      },
      {
        title: 'బడి పిల్లల భంగిమ',
        description: 'బడి సంచులు, బెంచీలు, తెరలు: పాఠశాలల్లో పరీక్షలు, ఉపాధ్యాయులకు, తల్లిదండ్రులకు సలహాలు.',
      },
      {
        title: 'తక్కువ ఖర్చు పరికరాలు',
        description: 'ఊరి వడ్రంగి లేదా దర్జీ చేయగల కట్టు బద్దలు, సమాంతర కడ్డీలు, వాకర్లు.',
      },
    ],
    highlightsHeading: 'ముఖ్యాంశాలు',
    highlights: [
      {
        title: 'నడక ప్రయోగశాల',
        description: 'అడుగు, వేగం, కోణం కొలవడానికి గుర్తులు వేసిన దారి, కెమెరాలు, సులభమైన సాఫ్ట్‌వేర్.',
      },
      {
        title: 'విద్యార్థుల ప్రాజెక్టులు',
        description: 'నాల్గవ సంవత్సరంలో విద్యార్థులు అధ్యాపకుల మార్గదర్శకత్వంలో ఒక చిన్న ప్రాజెక్టు చేస్తారు.',
      },
      {
        title: 'నైతికతే ముందు',
        description: 'పాల్గొనే వారి రాతపూర్వక సమ్మతి, నైతిక కమిటీ ఆమోదం లేకుండా ఏ అధ్యయనమూ మొదలు కాదు.',
      },
    ],
  },

  proposalForm: {
    heading: 'పరిశోధన ప్రతిపాదన పంపండి',
    intro:
      'విద్యార్థులు, అధ్యాపకులు, బయటి పరిశోధకులు అధ్యయనాన్ని ప్రతిపాదించవచ్చు. మీ ప్రతిపాదన టైప్ చేసి ఉన్న వాట్సాప్ తెరుచుకుంటుంది, మీరే Send నొక్కాలి.',
    fields: {
      name: 'పేరు',
      email: 'ఈ-మెయిల్',
      topic: 'విషయం',
      title: 'శీర్షిక',
      description: 'వివరణ',
      file: `ఆధార పత్రం (PDF, గరిష్ఠంగా ${proposalFileMegabytes}MB)`,
    },
    descriptionHelp: 'సందేశంలో మొదటి 200 అక్షరాలు మాత్రమే వెళ్తాయి. మిగతాది చాట్‌లో చెప్పండి.',
    fileHelp: 'పత్రం సందేశంతో పాటు వెళ్లదు. దయచేసి తర్వాత చాట్‌లో పంపండి: PDF గా లేదా ఫోన్‌తో తీసిన స్పష్టమైన ఫోటోలుగా (JPG).',
    optional: 'తప్పనిసరి కాదు',
    submit: 'ప్రతిపాదన సమర్పించండి',
  },
});
