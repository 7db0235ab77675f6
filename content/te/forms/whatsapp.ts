import * as english from '#content/en/forms/whatsapp.ts';
import { inTelugu } from '#content/te/in-telugu.ts';

export const whatsAppWords = inTelugu(english.whatsAppWords, {
  blocked: 'మీ బ్రౌజర్ వాట్సాప్‌ను తెరవలేదు.',
  open: 'వాట్సాప్ తెరవండి',
  notLoaded: 'ఫారం తెరవలేకపోయాము. దయచేసి ఇంటర్నెట్ చూసుకొని బటన్‌ను మళ్లీ నొక్కండి.',
  needsScript: 'ఈ ఫారానికి JavaScript కావాలి, ఇక్కడ అది ఆపి ఉంది. మమ్మల్ని నేరుగా సంప్రదించవచ్చు:',
});
