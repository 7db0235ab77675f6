// What the college is called and where it is found until the office enters it in the portal.
import type { College } from '#shared/website/college/college.ts';
import { college, contact, developer, links, officeHours, recognitionLinks, socialLinks } from './facts.ts';

const { street, town, district, state, postalCode } = college.address;
const { office, admissions, examinations, scholarships } = contact.emails;
const { applicationForm, confirmationForm, feedback, grievance, maps, mapEmbed } = links;
const { facebook, instagram, linkedin } = socialLinks;

const [weekdays, saturday] = officeHours;

export const startCollege: College = {
  name: college.name,
  nameTe: 'వంశధార కాలేజ్ ఆఫ్ ఫిజియోథెరపీ',
  shortName: college.shortName,
  counsellingCode: college.counsellingCode,
  foundedIn: String(college.foundedIn),
  domain: college.domain,
  street,
  town,
  district,
  state,
  postalCode,
  streetTe: 'నమూనా వీధి, నమూనా బస్టాండ్ దగ్గర',
  townTe: 'నమూనా పట్టణం',
  districtTe: 'నమూనా జిల్లా',
  stateTe: 'ఆంధ్రప్రదేశ్',
  phone: contact.phone,
  whatsApp: contact.whatsApp,
  scholarshipWhatsApp: contact.scholarshipWhatsApp,
  emailOffice: office,
  emailAdmissions: admissions,
  emailExaminations: examinations,
  emailScholarships: scholarships,
  applicationForm,
  confirmationForm,
  feedback,
  grievance,
  maps,
  mapEmbed,
  facebook,
  instagram,
  linkedin,
  universityLink: recognitionLinks.university,
  councilLink: recognitionLinks.council,
  childGuidanceLink: recognitionLinks.childGuidance,
  universityApproval: 'SUHS/2001/31, 04.06.2001 (sample)',
  councilApproval: 'SAHC/BPT/014, 11.06.2001 (sample)',
  weekdayOpens: weekdays.opens,
  weekdayCloses: weekdays.closes,
  saturdayOpens: saturday.opens,
  saturdayCloses: saturday.closes,
  developerName: developer.name,
  developerEmail: developer.email,
  developerPhone: developer.phone,
  numberPrefix: college.shortName,
  nextPrefix: '',
  nextPrefixFrom: '',
  mainColour: '',
  secondColour: '',
  logo: null,
};
