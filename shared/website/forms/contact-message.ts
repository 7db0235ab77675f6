// The message form of the contact page (product §2.4, §3, §5, §7).
import * as z from 'zod/mini';
import { requiredPhone } from '#shared/kit/phones/phone-schemas.ts';
import { asWritten, line } from '#shared/kit/phones/whatsapp.ts';
import { emailText, requiredText } from '#shared/kit/text/text.ts';

/** The subject of the message. With 'custom' the visitor types it. */
export const contactOptions = ['admission', 'course', 'support', 'custom'] as const;
export type ContactOption = (typeof contactOptions)[number];

const fields = z.object({
  name: requiredText('Name is required'),
  option: z.enum(contactOptions, 'Please select an option'),
  customOption: z.optional(requiredText('Please type your option')),
  email: emailText('Email is required', 'Invalid email address'),
  phone: requiredPhone('Phone number is required'),
  description: requiredText('Description is required', 2000, { multiLine: true }),
  /** The tick 'The college may call me back'. */
  callBack: z.optional(z.literal('on')),
});

// Set before validation: zod runs a refinement over two fields only where all other fields are valid.
const customOptionOnlyWhenCustom = z.transform((form: Partial<z.input<typeof fields>> | null) => {
  const customOption = form?.option === 'custom' ? (form.customOption ?? '') : undefined;
  return { ...form, customOption } as z.input<typeof fields>; // as: `fields` checks it next
});

/** `customOption` is required while the option is 'custom', and dropped otherwise. */
export const contactSchema = z.pipe(customOptionOnlyWhenCustom, fields);
export type ContactForm = z.infer<typeof contactSchema>;

/** The lines Name, Option, Email, Phone and Description, the last one uncut (product §7). */
export function contactMessage(form: ContactForm, phrase = asWritten): string {
  return [
    line('Name', form.name, phrase),
    line('Option', form.option === 'custom' ? form.customOption : phrase(form.option), phrase),
    line('Email', form.email, phrase),
    line('Phone', form.phone, phrase),
    line('Description', form.description, phrase),
  ].join('\n');
}
