import {
  hasMissingFields,
  proposalMissingFields,
  proposalSent,
  researchProposalMessage,
  researchProposalSchema,
} from '#shared/website/forms/research-proposal.ts';
import { ChatForm } from '#web/site/forms/chat-form.tsx';
import { useChatForm } from '#web/site/forms/use-chat-form.tsx';
import { usePhrases } from '#web/site/forms/use-phrases.ts';
import { useWords } from '#web/site/parts/page-context.ts';
import { TextareaField, TextField } from '#web/ui/fields.tsx';

/** The proposal goes out as a WhatsApp message; the visitor sends the document in the chat (product §7). */
export function ProposalForm({ headingId, number }: { headingId: string; number: string }) {
  const { proposalForm: words } = useWords('researchLaboratory');
  const phrase = usePhrases('proposal');
  const checked = useChatForm({
    form: 'proposal',
    labels: words.fields,
    schema: researchProposalSchema,
    number,
    messageOf: researchProposalMessage,
    opened: phrase(proposalSent),
    onInvalid: (issues) => {
      if (hasMissingFields(issues)) checked.fail(phrase(proposalMissingFields));
    },
  });
  return (
    <ChatForm checked={checked} headingId={headingId} submit={words.submit}>
      <TextField {...checked.field('name')} required autoComplete="name" />
      <TextField {...checked.field('email')} required type="email" autoComplete="email" />
      <TextField {...checked.field('topic')} required />
      <TextField {...checked.field('title')} required />
      <TextareaField
        {...checked.field('description')}
        required
        hint={words.descriptionHelp}
        rows={6}
        className="sm:col-span-2"
      />
      <TextField
        {...checked.field('file')}
        type="file"
        accept=".pdf,application/pdf"
        optionalWord={words.optional}
        hint={words.fileHelp}
        className="sm:col-span-2"
      />
    </ChatForm>
  );
}
