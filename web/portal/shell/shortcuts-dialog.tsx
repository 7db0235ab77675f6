import { Modal } from '#web/ui/modal.tsx';

const keys = [
  ['Ctrl K', 'Find a person, a subject or a screen'],
  ['/', 'Search the list'],
  ['n', 'Enter a new record in the list'],
  ['Shift click', 'Choose all rows in between'],
  ['Esc', 'Close a dialog'],
  ['?', 'Show these keys'],
] as const;

/** The keys of the portals. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Keys" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-3">
        {keys.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line bg-paper px-2 py-0.5 whitespace-nowrap">
                {key}
              </kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
