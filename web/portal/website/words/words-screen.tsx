import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type Language, pathIn } from '#shared/kit/languages.ts';
import { textKey } from '#shared/kit/text/text-key.ts';
import { portalRoutes } from '#shared/routes.ts';
import type { PageWord } from '#shared/website/page-words.ts';
import { listTitle } from '#shared/website/word-lists.ts';
import { idsOf } from '#shared/website/word-texts.ts';
import { callQuery } from '#web/api/call-query.ts';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { SiteProblem } from '#web/portal/website/publications/site-problem.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { TickField } from '#web/ui/tick-field.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';
import { EntryList } from './entry-list.tsx';
import { PageFrame } from './page-frame.tsx';
import { useFigures } from './use-figures.ts';
import { listOfKey, pageOfKey } from './word-calls.ts';
import { WordForm } from './word-form.tsx';

/** The words of the public pages, changed in the page itself. */
export function WordsScreen() {
  const { page: asked } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(callQuery('listWordsPages'));
  const page = data?.pages.find((one) => one.page === asked) ?? data?.pages[0];
  const choosePage = (name: string) =>
    void navigate({ to: portalRoutes.admin('words'), search: { page: name } });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ScreenHeader title="Words" />
      <SiteProblem />
      {page && (
        <WordsOfPage key={page.page} name={page.page} path={page.path}>
          <SelectField
            label="Words of"
            required
            value={page.page}
            options={(data?.pages ?? []).map(({ page: value, title, changedSince }) => ({
              value,
              label: changedSince > 0 ? `${title} (${changedSince} to translate)` : title,
            }))}
            onChange={({ target }) => choosePage(target.value)}
          />
        </WordsOfPage>
      )}
    </>
  );
}

interface WordsOfPageProps {
  name: string;
  path: string;
  /** The choice of the page. */
  children: React.ReactNode;
}

function WordsOfPage({ name, path: first, children }: WordsOfPageProps) {
  const [path, setPath] = useState(first);
  const [language, setLanguage] = useState<Language>('en');
  const [width, setWidth] = useState<'360' | '1280'>('360');
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const [published, setPublished] = useState(0);
  const { data: words = [] } = useQuery(
    callQuery('listPageWords', { params: { page: chosen ? pageOfKey(chosen) : name } }),
  );
  const { data } = useQuery(callQuery('listWordsPages'));
  const paths = new Set([first, ...(data?.pages.flatMap((page) => page.paths) ?? [])]);
  const word = words.find(({ key }) => key === chosen);
  const list = word && listOfKey(words, word.key);
  const withFigures = useFigures();
  const choose = (key: string | undefined) => {
    setChosen(key);
    setTyped(undefined);
  };
  /** What was typed and not published leaves the page too. */
  const showAnew = () => {
    choose(undefined);
    setPublished(published + 1);
  };
  return (
    <div className="grid gap-6 xl:grid-cols-[22rem_minmax(0,1fr)]">
      <div>
        {list && word && list !== word && (
          <Button variant="quiet" className="mb-2" onClick={() => choose(list.key)}>
            {listTitle(list.key)}: order, hide, add
          </Button>
        )}
        {word?.kind === 'entries' ? (
          <EntryList
            key={word.key}
            list={word}
            words={words}
            onChoose={choose}
            onPublished={() => setPublished(published + 1)}
            onClose={() => choose(undefined)}
          />
        ) : word ? (
          <WordForm
            key={word.key}
            word={word}
            picture={words.find(({ key }) => key !== word.key && key === word.key.replace(/alt$/, 'src'))}
            onTyped={(of, text) => {
              setLanguage(of);
              setTyped(withFigures(text));
            }}
            onPublished={showAnew}
            onClose={showAnew}
          />
        ) : (
          <>
            <div className="mb-4">{children}</div>
            <WordList words={words} onChoose={choose} />
          </>
        )}
      </div>
      <div className="min-w-0">
        <div className="mb-3 flex flex-wrap items-end gap-3">
          <SelectField
            label="Seen on"
            className="w-44 grow"
            required
            value={path}
            options={[...paths].map((path) => ({ value: path, label: path }))}
            onChange={({ target }) => setPath(target.value)}
          />
          <ViewSwitch
            label="Language of the page"
            value={language}
            options={[
              { value: 'en', label: 'English' },
              { value: 'te', label: 'తెలుగు' },
            ]}
            onChange={setLanguage}
          />
          <ViewSwitch
            label="Width of the page"
            value={width}
            options={[
              { value: '360', label: 'Phone' },
              { value: '1280', label: 'Desk' },
            ]}
            onChange={setWidth}
          />
        </div>
        <PageFrame
          key={path}
          path={pathIn(language, path)}
          isNarrow={width === '360'}
          chosen={chosen}
          typed={typed}
          published={published}
          onChoose={choose}
        />
      </div>
    </div>
  );
}

/** Every text of a page, also those that are seen only later, such as the messages of a form. */
function WordList({ words, onChoose }: { words: readonly PageWord[]; onChoose: (key: string) => void }) {
  const [query, setQuery] = useState('');
  const [isStale, setStale] = useState(false);
  const [isDraft, setDraft] = useState(false);
  const withFigures = useFigures();
  const asked = textKey(query);
  const shown = words.filter(
    (word) =>
      word.kind !== 'picture' &&
      (!isStale || word.changedSince) &&
      (!isDraft || word.isDraft) &&
      textKey(withFigures(`${word.kind === 'entries' ? listTitle(word.key) : word.en} ${word.te}`)).includes(
        asked,
      ),
  );
  return (
    <>
      <p className="mb-3 text-ink-soft">Click a text of the page, or choose one here.</p>
      <div className="grid gap-2">
        <TextField
          label="Search"
          type="search"
          required
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <TickField isTicked={isStale} onChange={setStale}>
          Only those whose English has changed since they were translated
        </TickField>
        <TickField isTicked={isDraft} onChange={setDraft}>
          Only those whose Telugu no Telugu speaker has read yet
        </TickField>
      </div>
      <ul aria-label="Texts" className="mt-3 max-h-[60vh] overflow-y-auto border-t border-line">
        {shown.map(({ key, kind, en, changedSince }) => (
          <li key={key} className="border-b border-line">
            <button
              type="button"
              onClick={() => onChoose(key)}
              className="block min-h-11 w-full px-1 py-2 text-left hover:bg-sea-pale"
            >
              <span className="line-clamp-2">
                {kind === 'entries' ? `${listTitle(key)} (${idsOf(en).length})` : withFigures(en)}
              </span>
              {changedSince && <span className="text-sm text-madder">Changed since the translation</span>}
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="py-3">No texts found.</p>}
    </>
  );
}
