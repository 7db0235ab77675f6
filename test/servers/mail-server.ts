import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedLetter {
  /** The addresses of the envelope. */
  to: string[];
  isEncrypted: boolean;
  /** As they came, folded lines joined. */
  headers: string;
  text: string;
}

export interface MailServer {
  /** An address and a port: a name would be looked up. */
  host: string;
  letters: ReceivedLetter[];
  close: () => Promise<void>;
}

/** @param toRecipient, toLetter what it says to them: an error refuses it */
export async function startMailServer({
  toRecipient = () => undefined,
  toLetter = () => undefined,
  ...options
}: SMTPServerOptions & {
  toRecipient?: (address: string) => Error | undefined;
  toLetter?: () => Error | undefined;
} = {}): Promise<MailServer> {
  const letters: ReceivedLetter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Its own certificate, which no client trusts, is only for the tests of TLS.
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 1,
    ...options,
    onRcptTo: ({ address }, _session, answer) => answer(toRecipient(address)),
    onData: async (stream, { envelope, secure }, answer) => {
      const letter = readLetter(await text(stream));
      const refusal = toLetter();
      const to = envelope.rcptTo.map(({ address }) => address);
      if (!refusal) letters.push({ to, isEncrypted: secure, ...letter });
      answer(refusal);
    },
  });
  // A client that ends the connection, as those do that do not trust the certificate.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // on a port, not on a pipe
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { host: `127.0.0.1:${port}`, letters, close };
}

/** The answer of a mail server, as smtp-server takes it. */
export const smtpRefusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** Nodemailer sends a text as it is, as quoted-printable, or, where most of it is not ASCII, as base64. */
function readLetter(source: string): Pick<ReceivedLetter, 'headers' | 'text'> {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const headers = head.replace(/\r\n[ \t]+/g, ' ');
  const sent = body.join('\r\n\r\n');
  if (/transfer-encoding: base64/i.test(headers))
    return { headers, text: Buffer.from(sent, 'base64').toString() };
  if (!/transfer-encoding: quoted-printable/i.test(headers)) return { headers, text: sent };
  const bytes = sent
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, text: Buffer.from(bytes, 'latin1').toString() };
}
