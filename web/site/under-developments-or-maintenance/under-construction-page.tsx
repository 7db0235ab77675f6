import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';

export function UnderConstructionPage() {
  const { underConstruction: words } = useWords('underConstruction');
  return (
    <div className="page-width section-space grid items-center gap-10 md:grid-cols-2">
      <div>
        <h1 className="text-4xl">{words.title}</h1>
        <p className="mt-4 max-w-text text-lg">{words.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink link={words.back} />
          <ButtonLink link={words.contact} variant="outline" />
        </div>
      </div>
      <Picture picture={words.picture} isHero className="mx-auto w-full max-w-md rounded-lg" />
    </div>
  );
}
