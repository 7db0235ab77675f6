import { Link } from '@tanstack/react-router';
import { ScreenHeader } from '../common/screen-header.tsx';
import { adminSections } from './admin-menu.ts';

/** Tiles to the sections. */
export function HomeScreen() {
  return (
    <>
      <ScreenHeader title="Dashboard" />
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-4">
        {adminSections.map(({ label, path, icon: Icon }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex h-full min-h-32 flex-col justify-between gap-4 rounded-lg border border-line bg-white p-5 text-lg font-semibold transition-colors hover:border-teal hover:bg-sea-pale"
            >
              <Icon className="size-7 text-teal" aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
