// What a form says around opening WhatsApp.
export const whatsAppWords = {
  blocked: 'Your browser did not open WhatsApp.',
  open: 'Open WhatsApp',
} as const;
