import { useNavigate } from '@tanstack/react-router';
import { portalRoutes } from '#shared/routes.ts';
import type { Enquiry } from '#shared/website/enquiries.ts';
import { DeleteQuestion } from '#web/portal/kit/forms/delete-question.tsx';
import { enquiryCalls } from './enquiry-calls.ts';

/** Asks, deletes and leads back to the list. */
export function DeleteEnquiry({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const navigate = useNavigate();
  const remove = async (id: string) => {
    await enquiryCalls.remove(id);
    await navigate({ to: portalRoutes.admin('enquiries') });
  };
  return (
    <DeleteQuestion
      calls={{ ...enquiryCalls, remove }}
      record={enquiry}
      question="Are you sure you want to delete this enquiry with all its messages?"
      onClose={onClose}
    />
  );
}
