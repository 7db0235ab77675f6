// Under which keys a visitor's device keeps what was agreed to (product §9).
export const consentKeys = {
  galleryDownload: 'hasAgreedToTerms',
  privacyPolicy: 'privacyPolicyConsent',
  termsAndConditions: 'termsConditionsConsent',
} as const;
