/** The exam session whose hall tickets are shown; the latest one without it. */
export function hallTicketSearch({ session }: Record<string, unknown>) {
  return {
    session: typeof session === 'string' && /^[\w-]{1,64}$/.test(session) ? session : undefined,
  };
}
