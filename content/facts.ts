// The college's figures, codes and addresses: each fact once, independent of the language.
// SAMPLE DATA: names, people, phone numbers, email addresses, the postal address and the links below are samples.
// Replace them before going live; the figures of fees, seats and eligibility follow the product document.
// What the office publishes in the portal takes their place on the website (content/start-facts.ts).

export const college = {
  name: 'Vamsadhara College of Physiotherapy',
  shortName: 'VCP',
  /** Code in the state counselling (product §9). */
  counsellingCode: 'VCCP',
  domain: 'vcp.example',
  /** Sample year. */
  foundedIn: 2001,
  /** Sample address: the street and the town do not exist. */
  address: {
    street: 'Sample Street, Near the Sample Bus Stand',
    town: 'Sample Town',
    district: 'Sample District',
    state: 'Andhra Pradesh',
    stateCode: 'AP',
    postalCode: '500000',
    country: 'India',
    countryCode: 'IN',
  },
} as const;

/** Makes a tel: link. Each number is in this file once, in its readable form. */
const dial = (number: string) => `tel:${number.replaceAll(' ', '')}`;

/** Sample number. */
const officePhone = '+91 90000 00000';
/**
 * The WhatsApp number of the contact, enquiry, proposal, book and subscription messages; it may differ from the phone
 * number.
 */
const officeWhatsApp = officePhone;

/** Sample numbers and addresses. `phone` is shown, `phoneLink` is the tel: link. */
export const contact = {
  phone: officePhone,
  phoneLink: dial(officePhone),
  whatsApp: officeWhatsApp,
  /** product §7: the scholarship form writes to one fixed number. */
  scholarshipWhatsApp: '+91 90000 00001',
  emails: {
    office: 'office@vcp.example',
    admissions: 'admissions@vcp.example',
    examinations: 'examinations@vcp.example',
    scholarships: 'scholarships@vcp.example',
  },
} as const;

/** Product §9. Days as schema.org names them, times in India. */
export const officeHours = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:30', closes: '17:00' },
  { days: ['Saturday'], opens: '09:30', closes: '13:00' },
] as const;

/** Sample links to other sites. `.example` never resolves, so visitors cannot reach the site of a stranger by mistake. */
export const links = {
  applicationForm: 'https://forms.vcp.example/admission-application',
  confirmationForm: 'https://forms.vcp.example/admission-confirmation',
  feedback: 'https://forms.vcp.example/feedback',
  grievance: 'https://forms.vcp.example/grievance',
  maps: 'https://www.openstreetmap.org/#map=8/18.3/83.9',
  /** An area of coastal Andhra Pradesh until the college's own location is known. */
  mapEmbed: 'https://www.openstreetmap.org/export/embed.html?bbox=83.2%2C17.9%2C84.6%2C18.8&layer=mapnik',
} as const;

/** The bodies whose logos the About pages show (product §2.8). Generic names until the real ones are entered. */
export const recognitionLinks = {
  university: 'https://health-sciences-university.example/',
  council: 'https://allied-health-council.example/',
  childGuidance: 'https://child-guidance-centre.example/',
} as const;

/** Sample profiles. WhatsApp opens a chat with the office. */
export const socialLinks = {
  facebook: 'https://www.facebook.com/vcp.example',
  instagram: 'https://www.instagram.com/vcp.example',
  linkedin: 'https://www.linkedin.com/company/vcp-example',
  whatsApp: `https://wa.me/${officeWhatsApp.replace(/\D/g, '')}`,
} as const;

/** Whole rupees. Product §9, academic year 2026-27. */
export const fees = {
  /** Tuition per year, convener quota. */
  convenerPerYear: 50000,
  /** Tuition per year, management quota. */
  managementPerYear: 120000,
  /** Paid once, when joining, in both quotas. */
  additionalOnce: 10000,
} as const;

/** BPT seats per year. Product §9: 17 + 8 = 25. */
export const seats = { total: 25, convener: 17, management: 8 } as const;

/** Shares of the seats in per cent. Product §9. */
export const quotaShares = { convener: 70, management: 30 } as const;

/** Bachelor of Physiotherapy. Product §9. */
export const programme = { years: 4, internshipMonths: 6, minimumMarksPercent: 50 } as const;

/** Product §5 and §9. */
export const scholarship = {
  minimumPercent: 85,
  maximumPercent: 100,
  percentStep: 0.01,
  minimumGpa: 3.0,
  statementLimit: 500,
  successBannerMilliseconds: 5000,
} as const;

/** Largest supporting document of a research proposal, in megabytes. Product §9. */
export const proposalFileMegabytes = 5;

/** The longest that enquiries are kept after their last message; shared/website/enquiries.ts holds the settings to it. */
export const enquiriesKeptMonths = 12;

/** Marketing claims: over this many. Product §1, §9. */
export const claims = { graduates: 500, livesImpacted: 10000, recognitions: 5, libraryBooks: 3000 } as const;

/** Meetings of the governing body in a year. Product §2.8. */
export const governingBodyMeetingsPerYear = 2;

const developerPhone = '+91 90000 00009';

/** The company that built the site, for the footer. Sample. */
export const developer = {
  name: 'Sample Web Team',
  email: 'web@vcp.example',
  phone: developerPhone,
  phoneLink: dial(developerPhone),
} as const;
