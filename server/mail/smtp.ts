import { createTransport } from 'nodemailer';
import type { Settings } from '#server/settings.ts';

export interface Letter {
  to: { name: string; address: string };
  replyTo: string;
  subject: string;
  text: string;
}

export type Smtp = ReturnType<typeof openSmtp>;

/** The mail server of the settings, whose address may say otherwise: `smtp://host?socketTimeout=5000`. */
export function openSmtp({ url, from }: NonNullable<Settings['mail']>) {
  const transport = createTransport(
    {
      // A password is not sent in the clear.
      requireTLS: new URL(url).password !== '',
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
      url,
    },
    { from },
  );
  return {
    /** @param id the same at each try: a reader whose server got it twice sees it once */
    send: async (id: string, letter: Letter): Promise<void> => {
      await transport.sendMail({
        ...letter,
        messageId: `<${id}@${new URL(url).hostname}>`,
        headers: { 'auto-submitted': 'auto-generated' },
      });
    },
  };
}

/** What the mail server, or the way to it, says against an email. */
export interface Refusal {
  /** Whether it will say the same again: there is no such address, it takes none, or is none. */
  isFinal: boolean;
  reason: string;
}

export function refusalOf(error: unknown): Refusal {
  const { message, response = message, responseCode = 0, command = '' } = error as SmtpError; // what a transport throws
  return {
    // A refused password or sender is the college's own: it may be right at the next try.
    isFinal: command === 'API' || (responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)),
    reason: response.replace(/\s+/g, ' ').slice(0, 200),
  };
}

type SmtpError = Error & { response?: string; responseCode?: number; command?: string };
