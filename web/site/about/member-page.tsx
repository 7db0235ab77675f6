import { ArrowLeft } from 'lucide-react';
import { aboutMenu, memberPage } from '#content/en/about.ts';
import { emptyPicture } from '#content/en/empty.ts';
import type { GoverningBodyMember } from '#shared/content.ts';
import { type AboutSlug, routes } from '#shared/routes.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { MailLink } from '#web/site/parts/mail-link.tsx';
import { Picture } from '#web/site/parts/picture.tsx';
import { TextLink } from '#web/site/parts/text-link.tsx';
import { AboutLayout } from './about-layout.tsx';
import { Portrait } from './portrait.tsx';

/** A member's own page. Without a member it is empty (product §2.8: there is no principal yet). */
export function MemberPage({ slug, member }: { slug: AboutSlug; member: GoverningBodyMember | undefined }) {
  const path = routes.aboutPage(slug);
  if (!member)
    return (
      <AboutLayout slug={slug} header={<PageHeader path={path} title={aboutMenu[slug]} />}>
        <Picture picture={{ ...emptyPicture, alt: '' }} className="mx-auto w-56 py-10 lg:py-24" />
      </AboutLayout>
    );
  return (
    <AboutLayout
      slug={slug}
      header={
        <PageHeader
          path={path}
          title={member.name}
          lead={member.designation}
          figure={<Portrait member={member} />}
        />
      }
    >
      <figure>
        <figcaption className="text-lg font-semibold text-teal">{memberPage.messageHeading}</figcaption>
        <blockquote className="mt-3 max-w-text text-2xl leading-snug text-pretty">
          “{member.message}”
        </blockquote>
      </figure>
      <div className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-[1.2fr_1fr]">
        <section>
          <h2 className="text-2xl">{memberPage.aboutHeading}</h2>
          <ul className="mt-4 grid gap-3">
            {member.descriptions.map((description) => (
              <li key={description} className="border-l-3 border-turmeric pl-4">
                {description}
              </li>
            ))}
          </ul>
        </section>
        <Contact member={member} />
      </div>
      <a
        href={memberPage.backToBody.url}
        className="mt-12 inline-flex min-h-11 items-center gap-2 font-semibold text-teal underline-offset-4 hover:underline"
      >
        <ArrowLeft className="size-5" aria-hidden="true" />
        {memberPage.backToBody.label}
      </a>
    </AboutLayout>
  );
}

function Contact({ member }: { member: GoverningBodyMember }) {
  const link = '-mb-2 inline-flex min-h-11 items-center text-teal underline underline-offset-4';
  const rows = [
    { label: memberPage.specialization, value: member.specialization },
    { label: memberPage.email, value: <MailLink address={member.email} /> },
    {
      label: memberPage.phone,
      value: (
        <TextLink href={`tel:${member.phone.replaceAll(' ', '')}`} className={`${link} tabular`}>
          {member.phone}
        </TextLink>
      ),
    },
    member.linkedin && {
      label: memberPage.linkedinName,
      value: (
        <TextLink href={member.linkedin} className={link}>
          {memberPage.linkedin}
        </TextLink>
      ),
    },
  ].filter((row) => row !== '');
  return (
    <section>
      <h2 className="text-2xl">{memberPage.contactHeading}</h2>
      <dl className="mt-4 border-t border-line">
        {rows.map(({ label, value }) => (
          <div key={label} className="border-b border-line py-2">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
