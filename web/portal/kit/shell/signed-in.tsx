import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { sessionQuery } from '#web/api/session.ts';
import type { Viewing } from '#web/api/view-as.ts';
import { Monogram } from '#web/ui/monogram.tsx';

interface SignedInProps {
  /** 'Admin', 'Student' …: the role. */
  title: string;
  viewing: Viewing | undefined;
  /** The own picture; without one there is a monogram. */
  picture: ReactNode;
  onLogout: () => void;
}

/** At the foot of the menu: who is signed in, and the way out. While an admin views the portal as another user, that person. */
export function SignedIn({ title, viewing, picture, onLogout }: SignedInProps) {
  const { data } = useQuery(sessionQuery);
  const name = viewing?.name ?? data?.user?.name ?? '';
  return (
    <div className="flex items-center gap-3 border-t border-white/20 py-2 pr-2 pl-4 rail:flex-col rail:gap-1 rail:px-1">
      {/* The name is beside it. */}
      <span className="flex-none" aria-hidden="true">
        {picture ?? <Monogram name={name} className="size-9" />}
      </span>
      <p className="min-w-0 leading-tight rail:sr-only">
        <span className="block truncate font-semibold">{name}</span>
        <span className="text-sm text-white/80">{say(title)}</span>
      </p>
      {!viewing && (
        <button
          type="button"
          className="menu-entry ml-auto min-h-11 flex-none flex-col justify-center gap-0 px-2 text-xs rail:ml-0 rail:w-full"
          onClick={onLogout}
        >
          <LogOut className="size-5" />
          {say('Logout')}
        </button>
      )}
    </div>
  );
}
