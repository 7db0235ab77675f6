import { notFound } from '#content/en/not-found.ts';
import { Picture } from '../frame/picture.tsx';

export function NotFoundPage() {
  return (
    <div className="page-width section-space grid items-center gap-10 md:grid-cols-2">
      <div>
        <h1 className="text-4xl">{notFound.title}</h1>
        <p className="mt-4 text-lg">{notFound.text}</p>
        <h2 className="mt-8 text-xl">{notFound.linksHeading}</h2>
        <ul className="mt-3 border-t border-line">
          {notFound.links.map(({ label, url }) => (
            <li key={url} className="border-b border-line">
              <a href={url} className="flex min-h-11 items-center font-medium text-teal hover:underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Picture picture={notFound.picture} isHero className="mx-auto w-full max-w-md" />
    </div>
  );
}
