import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { type CollegeRow, removeLogo, sendLogo } from './college-calls.ts';

/** The logo of pages, portals and documents: saved by itself, when a file is chosen. */
export function LogoSection({ college: { logo } }: { college: CollegeRow }) {
  const saving = useSaving();
  const [smallest] = logo?.pictures ?? [];
  return (
    <section aria-label="Logo" className="mb-8 max-w-text">
      <h2 className="mb-2 text-xl">Logo</h2>
      {smallest && (
        <p className="mb-3 flex items-center gap-4">
          <img
            src={`/api/pictures/${smallest.id}.webp`}
            alt="The present logo"
            className="size-16 object-contain"
          />
          <RowAction
            variant="quietDanger"
            name="Take the logo back"
            run={removeLogo}
            done="The logo of the start is shown again"
          >
            Take back
          </RowAction>
        </p>
      )}
      <FileField
        label="Another logo"
        accept="image/jpeg,image/png,image/webp"
        hint="JPEG, PNG or WebP; best square, with a transparent ground"
        error={saving.fields.file ?? saving.sentence}
        onFile={(file) => void saving.run(() => sendLogo(file), 'The logo is shown everywhere')}
      />
    </section>
  );
}
