import { useState } from 'react';
import { counted } from '#shared/kit/format.ts';
import type { GalleryCategoryName } from '#shared/website/content.ts';
import { pictureCategories, pictureCategoryLabels } from '#shared/website/gallery-pictures.ts';
import { callApi } from '#web/api/calls.ts';
import { refreshRecords } from '#web/portal/kit/forms/record-calls.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { pictureHint, useSentFiles } from '#web/portal/website/publications/use-sent-file.ts';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { TickField } from '#web/ui/tick-field.tsx';
import { showToast } from '#web/ui/toasts.tsx';
import { pictureCalls } from './picture-calls.ts';

/** 'sports-day_2026.jpg' → 'Sports day 2026', a title to begin with. */
const titleOf = ({ name }: File) => {
  const words = name
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_\s]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1, 120);
};

/** Several pictures at once: each becomes a draft, whose title is the name of its file, or is published as such. */
export function SeveralPicturesDialog({ onClose }: { onClose: () => void }) {
  const [category, setCategory] = useState<GalleryCategoryName>('aboutCollege');
  const [isPublished, setPublished] = useState(false);
  const { send, progress, refusal } = useSentFiles(async (file) => {
    const { id: photoId } = await callApi('createWebsitePicture', { file });
    const body = { photoId, title: titleOf(file), category, festival: '', text: '', altText: '', order: 0 };
    const { id, version } = await pictureCalls.create(body);
    if (isPublished) await pictureCalls.publish(id, {}, version);
  });
  const sendAll = async (files: File[]) => {
    const count = await send(files);
    void refreshRecords();
    const pictures = counted(count, 'picture is', 'pictures are');
    const state = isPublished ? 'published' : count === 1 ? 'a draft' : 'drafts';
    if (count > 0) showToast(`${pictures} ${state} now`);
    if (count === files.length) onClose();
  };
  return (
    <Modal title="Add several pictures" onClose={onClose}>
      <div className="grid gap-4">
        <SelectField
          label="Category"
          options={selectOptions(pictureCategories, pictureCategoryLabels)}
          value={category}
          onChange={({ currentTarget }) => setCategory(currentTarget.value as GalleryCategoryName)} // its options are the categories
        />
        {!progress && (
          <TickField isTicked={isPublished} onChange={setPublished}>
            Publish them at once
          </TickField>
        )}
        {!progress && (
          <FileField
            label="Pictures"
            accept="image/jpeg,image/png,image/webp"
            hint={`${pictureHint} The title is the name of the file until you change it.`}
            error={refusal}
            isMultiple
            onFile={(file, others) => void sendAll([file, ...others])}
          />
        )}
        <p role="status" className="text-ink-soft">
          {progress}
        </p>
      </div>
    </Modal>
  );
}
