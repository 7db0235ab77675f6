// The proposal goes out as a WhatsApp message; the document follows in the chat (product §7).
import { whatsAppWords } from '#content/en/whatsapp.ts';
import { contact } from '#content/facts.ts';
import {
  hasMissingFields,
  proposalMissingFields,
  proposalSent,
  researchProposalMessage,
  researchProposalSchema,
} from '#shared/research-proposal.ts';
import { whatsappLink } from '#shared/whatsapp.ts';
import { enhanceForm, openChat, readFields, tell } from '../frame/form-behaviour.ts';

export function enhanceProposal(proposal: HTMLFormElement): void {
  enhanceForm(proposal, {
    schema: researchProposalSchema,
    onValid: (values, form) => {
      const url = whatsappLink(contact.whatsApp, researchProposalMessage(values));
      if (openChat(url)) tell(form, proposalSent);
      else tell(form, whatsAppWords.blocked, { label: whatsAppWords.open, url });
    },
    onInvalid: (_issues, form) => tell(form, hasMissingFields(readFields(form)) ? proposalMissingFields : ''),
  });
}
