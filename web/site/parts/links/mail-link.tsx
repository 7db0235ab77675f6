import { classNames } from '#web/ui/class-names.ts';

/** A link to an email address, which may break after the @ only. */
export function MailLink({ address, className }: { address: string; className?: string }) {
  const [name, domain] = address.split('@');
  return (
    <a
      href={`mailto:${address}`}
      className={classNames(
        'inline-flex min-h-11 flex-wrap items-center text-teal underline underline-offset-4',
        className,
      )}
    >
      <span>
        {name}@<wbr />
        {domain}
      </span>
    </a>
  );
}
