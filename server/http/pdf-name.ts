import type { FastifyReply } from 'fastify';

/** The document opens in the browser; the name is used when it is saved. */
export function namePdf(reply: FastifyReply, name: string): void {
  reply.header('content-disposition', `inline; filename="${name.replace(/[^\w-]+/g, '-')}.pdf"`);
}
