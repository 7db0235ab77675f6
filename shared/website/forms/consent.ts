// The storage keys under which a visitor's browser keeps consent choices (product §9).
export const consentKeys = {
  galleryDownload: 'hasAgreedToTerms',
  privacyPolicy: 'privacyPolicyConsent',
  termsAndConditions: 'termsConditionsConsent',
} as const;
