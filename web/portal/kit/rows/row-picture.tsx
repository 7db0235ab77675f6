/** A small picture of a row's record. @param alt empty where a text of the row says the same */
export function RowPicture({ src, alt }: { src: string; alt: string }) {
  return (
    <img
      src={src}
      alt={alt}
      width={80}
      height={56}
      loading="lazy"
      className="my-1 h-14 w-20 max-w-none rounded-sm border border-line object-cover"
    />
  );
}
