import type { Language } from '#shared/kit/languages.ts';
import type { College } from './college.ts';

const dial = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;
const chat = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`;

/** The college in one language, with the links that follow from its numbers: texts and parts of pages take them by these names. */
export function collegeFacts(record: College, language: Language) {
  const {
    name,
    nameTe,
    shortName,
    logo: _,
    mainColour: __,
    secondColour: ___,
    streetTe,
    townTe,
    districtTe,
    stateTe,
    ...same
  } = record;
  const isTelugu = language === 'te';
  const approval = (letter: string) => (isTelugu ? letter.replace('(sample)', '(నమూనా)') : letter);
  return {
    ...same,
    universityApproval: approval(record.universityApproval),
    councilApproval: approval(record.councilApproval),
    collegeName: isTelugu ? nameTe : name,
    collegeShort: shortName,
    ...(isTelugu && { street: streetTe, town: townTe, district: districtTe, state: stateTe }),
    phoneLink: dial(record.phone),
    whatsAppLink: chat(record.whatsApp),
    developerPhoneLink: dial(record.developerPhone),
  };
}
export type CollegeFacts = ReturnType<typeof collegeFacts>;
