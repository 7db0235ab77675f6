import { type Language, languages, pathIn } from '#shared/kit/languages.ts';
import { usePage } from '#web/site/parts/page-context.ts';

/** Each language by its own name. */
const names: Readonly<Record<Language, string>> = { en: 'English', te: 'తెలుగు' };
const item = 'flex min-h-11 items-center px-1 xs:px-2';

/** The same page in the other language. On narrow screens the language of the page is named for screen readers only. */
export function LanguageSwitch() {
  const { language, address } = usePage();
  return (
    <nav aria-label="Language" lang="en">
      <ul className="flex text-sm whitespace-nowrap">
        {languages.map((one) => (
          <li key={one} lang={one}>
            {one === language ? (
              <span aria-current="true" className={`${item} font-semibold max-xl:sr-only`}>
                {names[one]}
              </span>
            ) : (
              <a
                href={pathIn(one, address)}
                rel="alternate"
                hrefLang={one}
                data-language={one}
                className={`${item} font-medium text-teal underline underline-offset-4`}
              >
                {names[one]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
