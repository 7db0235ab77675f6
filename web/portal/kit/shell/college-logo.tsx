/** The logo that the page of the portals names for the browser's tab: the college's own, where it has uploaded one. */
export function CollegeLogo({ className }: { className: string }) {
  const src = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href;
  return (
    src && (
      <img src={src} alt="" className={`flex-none rounded-sm bg-white object-contain p-0.5 ${className}`} />
    )
  );
}
