import { say } from '#shared/kit/text/say.ts';
import type { Role } from '#shared/roles.ts';
import { paletteWords } from '#web/portal/kit/palette/palette-words.ts';
import { Modal } from '#web/ui/dialogs/modal.tsx';

const marksKeys = [
  { key: 'Arrows, Enter', what: 'Go from mark to mark in a marks sheet' },
  { key: 'A', what: 'Enter in a marks sheet that the student was absent' },
  { key: 'Ctrl D', what: 'Repeat the mark above in a marks sheet' },
];

const keysOf = (role: Role) => [
  { key: 'Ctrl K', what: paletteWords({ role }) },
  { key: '/', what: 'Search the list' },
  { key: 'n', what: 'Enter a new record in the list' },
  { key: 'Shift click', what: 'Choose all rows in between' },
  ...(role === 'student' ? [] : marksKeys),
  { key: 'Esc', what: 'Close a dialog' },
  { key: '?', what: 'Show these keys' },
];

/** The keys of the portals. */
export function ShortcutsDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  return (
    <Modal title="Keys" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-3">
        {keysOf(role).map(({ key, what }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line bg-paper px-2 py-0.5 whitespace-nowrap">
                {key}
              </kbd>
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
