// The proposal goes out as a WhatsApp message; the document follows in the chat (product §7).
import { contact } from '#content/facts.ts';
import {
  hasMissingFields,
  proposalMissingFields,
  proposalSent,
  researchProposalMessage,
  researchProposalSchema,
} from '#shared/research-proposal.ts';
import { enhanceForm, tell } from '#web/site/forms/form-behaviour.ts';
import { sendByChat } from '#web/site/forms/send-by-chat.ts';

export function enhanceProposal(proposal: HTMLFormElement): void {
  enhanceForm(proposal, {
    schema: researchProposalSchema,
    onValid: (values, form) =>
      sendByChat(form, contact.whatsApp, researchProposalMessage(values), proposalSent),
    onInvalid: (issues, form) => {
      if (hasMissingFields(issues)) tell(form, proposalMissingFields);
    },
  });
}
