// The research proposal form (product §2.8, §5, §7, §8).
import * as z from 'zod/mini';
import { optionalPdf } from '#shared/kit/pdf-file.ts';
import { asWritten, excerpt, line } from '#shared/kit/phones/whatsapp.ts';
import { emailText, requiredText } from '#shared/kit/text/text.ts';

/** product §8: these exact texts. */
export const proposalMissingFields = 'Please fill out all required fields.';
export const proposalSent =
  'Proposal submitted via WhatsApp! Please send any supporting document separately if applicable.';

const missing = {
  name: 'Name is required',
  email: 'Email is required',
  topic: 'Topic is required',
  title: 'Title is required',
  description: 'Description is required',
};

export const researchProposalSchema = z.object({
  name: requiredText(missing.name),
  email: emailText(missing.email, 'Invalid email address'),
  topic: requiredText(missing.topic),
  title: requiredText(missing.title),
  description: requiredText(missing.description, 2000, { multiLine: true }),
  file: optionalPdf(5),
});
export type ResearchProposal = z.infer<typeof researchProposalSchema>;

/** Whether a required field is blank: the form then shows the alert. Other errors are shown next to their field only. */
export function hasMissingFields(issues: readonly { message: string }[]): boolean {
  return issues.some(({ message }) => Object.values(missing).includes(message));
}

/** The form's text; the description cut to 200 characters. A chosen file is named; the visitor sends it separately. */
export function researchProposalMessage(form: ResearchProposal, phrase = asWritten): string {
  const lines = [
    phrase('Research proposal'),
    line('Name', form.name, phrase),
    line('Email', form.email, phrase),
    line('Topic', form.topic, phrase),
    line('Title', form.title, phrase),
    line('Description', excerpt(form.description), phrase),
  ];
  if (form.file?.name)
    lines.push(`${phrase('Supporting document')}: ${form.file.name} (${phrase('sent separately')})`);
  return lines.join('\n');
}
