// Every picture of content/images in the formats for browsers: drawings unchanged, photographs as AVIF and WebP in
// several sizes. Only for components rendered at build time; islands get the result as props.
import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

export interface PictureSource {
  src: string;
  width: number;
  height: number;
  /** For photographs: the same picture in better formats, best first. */
  sources: { type: string; srcset: string }[];
  /** For small drawings: a data URL, which saves a request. */
  inline?: string | undefined;
}

const widths = [360, 540, 720, 960, 1280, 1600];

const files = import.meta.glob<ImageMetadata>('/content/images/**/*.{svg,png,jpg,jpeg,webp,avif}', {
  eager: true,
  import: 'default',
});

const drawings = import.meta.glob<string>('/content/images/**/*.svg', {
  eager: true,
  query: '?inline',
  import: 'default',
});
/** In characters; compressed about a third. */
const inlineLimit = 10_000;

async function prepare(path: string, image: ImageMetadata): Promise<PictureSource> {
  const { src, width, height, format } = image;
  if (format === 'svg') {
    const drawing = drawings[path];
    const inline = drawing && drawing.length <= inlineLimit ? drawing : undefined;
    return { src, width, height, sources: [], inline };
  }
  const fitting = widths.filter((candidate) => candidate < width).concat(Math.min(width, 1600));
  const sources = await Promise.all(
    (['avif', 'webp'] as const).map(async (type) => {
      const made = await getImage({ src: image, format: type, widths: fitting });
      return { type: `image/${type}`, srcset: made.srcSet.attribute };
    }),
  );
  // Pictures that may be transparent, such as logos, keep their alpha channel.
  const plain = format === 'png' ? 'png' : 'jpeg';
  const fallback = await getImage({ src: image, format: plain, width: Math.min(width, 960) });
  return { src: fallback.src, width, height, sources };
}

const prepared = new Map(
  await Promise.all(
    Object.entries(files).map(
      async ([path, image]) => [path.replace('/content/images/', ''), await prepare(path, image)] as const,
    ),
  ),
);

/** @param src a path below content/images. A missing file fails the build. */
export function pictureSource(src: string): PictureSource {
  return prepared.get(src) ?? missing(src);
}

function missing(src: string): never {
  throw new Error(
    `content/images/${src} does not exist: put the picture there, or mend its name in content/`,
  );
}

interface IconSource {
  src: string;
  type: string;
  /** For small drawings: a data URL, which saves a request. */
  inline?: string | undefined;
}

/** The same in the size of an icon: a drawing unchanged, any other picture as a small PNG. */
export async function iconSource(src: string): Promise<IconSource> {
  const image = files[`/content/images/${src}`] ?? missing(src);
  if (image.format === 'svg')
    return { src: image.src, type: 'image/svg+xml', inline: pictureSource(src).inline };
  const icon = await getImage({ src: image, format: 'png', width: Math.min(image.width, 192) });
  return { src: icon.src, type: 'image/png' };
}
