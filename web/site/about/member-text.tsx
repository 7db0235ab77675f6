import { ArrowLeft } from 'lucide-react';
import { shownPhone, telLink } from '#shared/kit/phones/phone-numbers.ts';
import { linesOf } from '#shared/kit/text/lines.ts';
import type { WebsitePerson } from '#shared/website/website-people.ts';
import { MailLink } from '#web/site/parts/links/mail-link.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';
import { useWords } from '#web/site/parts/page-context.ts';

/** The text of a person's page; parts without words are left out. */
export function MemberText({ person }: { person: WebsitePerson }) {
  const { memberPage } = useWords('about');
  const { message } = person;
  const descriptions = linesOf(person.about);
  return (
    <>
      {message && (
        <figure>
          <figcaption className="text-lg font-semibold text-teal">{memberPage.messageHeading}</figcaption>
          <blockquote className="mt-3 max-w-text text-2xl leading-snug text-pretty wrap-anywhere whitespace-pre-line">
            “{officeText(message)}”
          </blockquote>
        </figure>
      )}
      <div className="mt-12 grid gap-x-12 gap-y-10 first:mt-0 md:grid-cols-[1.2fr_1fr]">
        {descriptions.length > 0 && (
          <section>
            <h2 className="text-2xl">{memberPage.aboutHeading}</h2>
            <ul className="mt-4 grid gap-3">
              {descriptions.map((description) => (
                <li key={description} className="border-l-3 border-turmeric pl-4 wrap-anywhere">
                  {officeText(description)}
                </li>
              ))}
            </ul>
          </section>
        )}
        <Contact person={person} />
      </div>
      <TextLink
        href={memberPage.backToBody.url}
        className="mt-12 inline-flex min-h-11 items-center gap-2 font-semibold text-teal underline-offset-4 hover:underline"
      >
        <ArrowLeft className="size-5" aria-hidden="true" />
        {memberPage.backToBody.label}
      </TextLink>
    </>
  );
}

function Contact({ person }: { person: WebsitePerson }) {
  const { memberPage } = useWords('about');
  const { specialization, qualification, email, phone, linkedin } = person;
  const link = '-mb-2 inline-flex min-h-11 items-center text-teal underline underline-offset-4';
  const rows = [
    specialization && { label: memberPage.specialization, value: officeText(specialization) },
    qualification && { label: memberPage.qualification, value: officeText(qualification) },
    email && { label: memberPage.email, value: <MailLink address={email} /> },
    phone && {
      label: memberPage.phone,
      value: (
        <TextLink href={telLink(phone) ?? ''} className={`${link} tabular`}>
          {shownPhone(phone)}
        </TextLink>
      ),
    },
    linkedin && {
      label: memberPage.linkedinName,
      value: (
        <TextLink href={linkedin} className={link}>
          {memberPage.linkedin}
        </TextLink>
      ),
    },
  ].filter((row) => row !== '' && row !== undefined);
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{memberPage.contactHeading}</h2>
      <dl className="mt-4 border-t border-line">
        {rows.map(({ label, value }) => (
          <div key={label} className="border-b border-line py-2">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
