import { ChevronUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Further buttons of a bar at the foot of the screen: beside the others where there is room, otherwise above them behind ‘More’. */
export function MoreActions({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="lg:hidden">
        More
        <ChevronUp className={`size-4 ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true" />
      </Button>
      <div
        className={`${isOpen ? 'flex' : 'hidden'} order-first basis-full flex-wrap gap-2 lg:contents`}
        // ‘More’ takes the focus first: a dialog that one of the buttons opens gives it back to where it was.
        onClickCapture={() => {
          more.current?.focus();
          setOpen(false);
        }}
      >
        {children}
      </div>
    </>
  );
}
