import { ChevronUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Further buttons of a bar at the foot of the screen: beside the others where there is room, on phones above ‘More’. */
export function MoreActions({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  // ‘More’ gets the focus: the buttons are hidden while a dialog that one of them opens would give it back.
  const close = () => {
    setOpen(false);
    more.current?.focus();
  };
  return (
    // The buttons inside handle the keys; Escape closes the menu from each of them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="relative sm:contents"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isOpen) close();
      }}
    >
      <Button ref={more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="sm:hidden">
        More
        <ChevronUp className="size-4" aria-hidden="true" />
      </Button>
      <div
        className={`${isOpen ? 'max-sm:grid' : 'max-sm:hidden'} gap-2 max-sm:absolute max-sm:bottom-full max-sm:left-0 max-sm:mb-2 max-sm:w-48 max-sm:rounded-sm max-sm:border max-sm:border-line max-sm:bg-white max-sm:p-2 max-sm:shadow-lift sm:contents`}
        onClickCapture={() => {
          if (isOpen) close();
        }}
      >
        {children}
      </div>
    </div>
  );
}
