import { college } from '#web/portal/kit/college.ts';

export function CollegeLogo({ className }: { className: string }) {
  if (!college.logo) return null;
  return (
    <img
      src={college.logo}
      alt=""
      className={`flex-none rounded-sm bg-white object-contain p-0.5 ${className}`}
    />
  );
}
