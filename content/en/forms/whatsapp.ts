// The texts of forms that open WhatsApp.
export const whatsAppWords = {
  blocked: 'Your browser did not open WhatsApp.',
  open: 'Open WhatsApp',
  notLoaded: 'The form could not be loaded. Please check the connection and press the button again.',
  needsScript: 'This form needs JavaScript, which is switched off here. You can reach us directly:',
} as const;
