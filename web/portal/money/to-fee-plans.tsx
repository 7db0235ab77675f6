import { Link } from '@tanstack/react-router';
import { portalRoutes } from '#shared/routes.ts';
import { buttonClass } from '#web/ui/button-class.ts';

/** The hint of an empty list of fees: where they are entered. */
export const ToFeePlans = ({ children }: { children: string }) => (
  <>
    <p>{children}</p>
    <Link to={portalRoutes.admin('fee-plans')} className={buttonClass('plain', 'mt-3')}>
      Fee plans
    </Link>
  </>
);

export const noOpenFees = (
  <ToFeePlans>
    A fee plan enters the fees of a whole class; a single fee is entered in the student’s record.
  </ToFeePlans>
);
