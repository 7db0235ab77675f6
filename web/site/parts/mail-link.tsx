import { classNames } from '#web/ui/class-names.ts';

/** An e-mail address to write to. A narrow column breaks it after the @, not anywhere. */
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
