import { pathIn } from '#shared/kit/languages.ts';
import { say, spokenLanguage } from '#shared/kit/text/say.ts';
import { routes } from '#shared/routes.ts';

export function NoSuchScreen() {
  return (
    <div className="grid min-h-64 place-items-center text-center">
      <div>
        <h1 className="text-3xl">{say('There is no such screen')}</h1>
        <p className="mt-3">
          {say('Choose one from the menu, or go to the')}{' '}
          <a href={pathIn(spokenLanguage(), routes.home)} className="font-semibold link">
            {say('home page')}
          </a>
          .
        </p>
      </div>
    </div>
  );
}
