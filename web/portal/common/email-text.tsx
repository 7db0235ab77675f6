/** A long address breaks before its @, not in the middle of a word. */
export function EmailText({ email }: { email: string | undefined }) {
  const [name, domain] = (email ?? '').split('@');
  if (!domain) return email;
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  );
}
