import type { Picture as Words } from '#shared/website/content.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';
import { PageHeaderFrame, type PageHeaderFrameProps } from './page-header-frame.tsx';

interface PageHeaderProps extends PageHeaderFrameProps {
  /** A picture of content/images, in place of the figure. */
  picture?: Words;
}

/** The header of a page of the build, with a picture of the content. */
export function PageHeader({ picture, figure, ...header }: PageHeaderProps) {
  return (
    <PageHeaderFrame
      {...header}
      figure={
        picture ? (
          <Picture
            picture={picture}
            isHero
            sizes="(min-width: 48rem) 32rem, 100vw"
            className="no-print max-h-96 w-full max-w-lg self-end object-cover object-top max-md:rounded-t-lg"
          />
        ) : (
          figure
        )
      }
    />
  );
}
