import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';

/** The three messages follow each other every 2.5 s; all of them are in the HTML, one is visible. */
export function Welcome() {
  const { welcome, heroMessages } = useWords('home');
  return (
    <section className="bg-sand">
      <div className="page-width section-space grid items-center gap-10 md:grid-cols-2">
        <Picture
          picture={welcome.picture}
          sizes="(min-width: 48rem) 34rem, 100vw"
          className="w-full rounded-lg max-sm:hidden"
        />
        <div>
          <ul className="grid text-2xl font-semibold text-teal" data-messages>
            {heroMessages.map((message, index) => (
              <li
                key={message}
                data-shown={index === 0 || undefined}
                className="message col-start-1 row-start-1 transition-opacity duration-200"
              >
                {message}
              </li>
            ))}
          </ul>
          <h2 className="mt-4 text-3xl md:mt-6">{welcome.heading}</h2>
          {welcome.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 md:mt-4">
              {paragraph}
            </p>
          ))}
          <ButtonLink link={welcome.button} className="mt-4 md:mt-6" />
        </div>
      </div>
    </section>
  );
}
