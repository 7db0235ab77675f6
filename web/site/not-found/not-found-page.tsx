import { LinkRows } from '#web/site/parts/links/link-rows.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';

export function NotFoundPage() {
  const { notFound } = useWords('notFound');
  return (
    <div className="page-width section-space grid items-center gap-10 md:grid-cols-2">
      <div>
        <h1 className="text-4xl">{notFound.title}</h1>
        <p className="mt-4 text-lg">{notFound.text}</p>
        <h2 className="mt-8 text-xl">{notFound.linksHeading}</h2>
        <LinkRows links={notFound.links} />
      </div>
      <Picture picture={notFound.picture} isHero className="mx-auto w-full max-w-md" />
    </div>
  );
}
