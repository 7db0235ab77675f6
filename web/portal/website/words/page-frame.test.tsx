import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageFrame } from './page-frame.tsx';

test('before the page of the frame listens, no click reaches it: a link would lead out of it', () => {
  const chosen = { chosen: undefined, typed: undefined, onChoose: () => undefined };
  const frame = renderToStaticMarkup(<PageFrame path="/about" isNarrow={false} published={0} {...chosen} />);
  expect(frame).toMatch(/<iframe [^>]*inert=""/);
});
