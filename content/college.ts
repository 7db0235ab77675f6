// The college as texts name it: each value in braces, which the page puts in (content/figures.ts). The values themselves are those of the
// portal, or of start-college.ts.
const named = <const Name extends string>(name: Name) => `{${name}}` as const;

export const college = {
  name: named('collegeName'),
  shortName: named('collegeShort'),
  counsellingCode: named('counsellingCode'),
  foundedIn: named('foundedIn'),
  universityApproval: named('universityApproval'),
  councilApproval: named('councilApproval'),
  address: {
    street: named('street'),
    town: named('town'),
    district: named('district'),
    state: named('state'),
    postalCode: named('postalCode'),
  },
} as const;

export const contact = {
  phone: named('phone'),
  phoneLink: named('phoneLink'),
  whatsApp: named('whatsApp'),
  scholarshipWhatsApp: named('scholarshipWhatsApp'),
  emails: {
    office: named('emailOffice'),
    admissions: named('emailAdmissions'),
    examinations: named('emailExaminations'),
    scholarships: named('emailScholarships'),
  },
} as const;

export const links = {
  applicationForm: named('applicationForm'),
  confirmationForm: named('confirmationForm'),
  feedback: named('feedback'),
  grievance: named('grievance'),
  maps: named('maps'),
} as const;

export const recognitionLinks = {
  university: named('universityLink'),
  council: named('councilLink'),
  childGuidance: named('childGuidanceLink'),
} as const;

export const socialLinks = {
  facebook: named('facebook'),
  instagram: named('instagram'),
  linkedin: named('linkedin'),
  whatsApp: named('whatsAppLink'),
} as const;

export const developer = {
  name: named('developerName'),
  email: named('developerEmail'),
  phone: named('developerPhone'),
} as const;
