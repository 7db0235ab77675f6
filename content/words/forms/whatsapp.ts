// The texts of forms that open WhatsApp.

import { inTelugu } from '#content/in-telugu.ts';

export const en = {
  whatsAppWords: {
    blocked: 'Your browser did not open WhatsApp.',
    open: 'Open WhatsApp',
    notLoaded: 'The form could not be loaded. Please check the connection and press the button again.',
    needsScript: 'This form needs JavaScript, which is switched off here. You can reach us directly:',
  } as const,
};

export const te = inTelugu(en, {
  whatsAppWords: {
    blocked: 'మీ బ్రౌజర్ వాట్సాప్‌ను తెరవలేదు.',
    open: 'వాట్సాప్ తెరవండి',
    notLoaded: 'ఫారం తెరవలేకపోయాము. దయచేసి ఇంటర్నెట్ చూసుకొని బటన్‌ను మళ్లీ నొక్కండి.',
    needsScript: 'ఈ ఫారానికి JavaScript కావాలి, ఇక్కడ అది ఆపి ఉంది. మమ్మల్ని నేరుగా సంప్రదించవచ్చు:',
  },
});
