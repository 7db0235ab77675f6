import { ClaimProofs } from '#web/site/parts/fact-proof.tsx';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';

export function Community() {
  const { community } = useWords('home');
  return (
    <section className="bg-turmeric-pale">
      <div className="page-width section-space grid items-center gap-10 md:grid-cols-[1fr_1.3fr]">
        <div>
          <h2 className="text-3xl">{community.heading}</h2>
          {community.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 md:mt-4">
              {paragraph}
            </p>
          ))}
          <ClaimProofs names={['graduates', 'lives-impacted']} />
          <ButtonLink link={community.button} className="mt-4 md:mt-6" />
        </div>
        <Picture
          picture={community.picture}
          sizes="(min-width: 48rem) 40rem, 100vw"
          className="w-full rounded-lg max-sm:hidden"
        />
      </div>
    </section>
  );
}
