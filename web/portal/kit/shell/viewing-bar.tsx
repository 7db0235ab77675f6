import { Eye } from 'lucide-react';
import { portalRoutes } from '#shared/routes.ts';
import { forgetViewing, type Viewing } from '#web/api/view-as.ts';
import { Button } from '#web/ui/button.tsx';

/** A guardian has no screen of its own in the office's portal. */
const recordOf = {
  student: (id: string) => `students/${id}`,
  faculty: (id: string) => `faculty/${id}`,
  guardian: () => 'guardians',
};

/** Above every screen while the office looks at the portal of another person. */
export function ViewingBar({ viewing: { kind, id, name } }: { viewing: Viewing }) {
  const leave = () => {
    forgetViewing();
    location.assign(portalRoutes.admin(recordOf[kind](id)));
  };
  return (
    <section
      aria-label="View as"
      className="sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-1 border-b-2 border-turmeric bg-turmeric-pale px-4 py-2 sm:px-6 lg:px-10 print:hidden"
    >
      <p className="mr-auto flex min-w-0 items-start gap-3 leading-snug">
        <Eye className="size-5 flex-none" aria-hidden="true" />
        <span className="min-w-0 break-words">
          As <strong>{name}</strong> sees it. Nothing can be changed here.
        </span>
      </p>
      <Button onClick={leave}>Back to the record</Button>
    </section>
  );
}
