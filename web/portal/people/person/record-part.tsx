import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useWayToList } from '#web/portal/kit/lists/way-to-list.tsx';
import { WriteOnly } from '#web/portal/kit/rows/use-may-write.ts';
import { PartHeader } from '#web/portal/kit/shell/part-header.tsx';
import { Button } from '#web/ui/button.tsx';

interface RecordPartProps {
  /** The screen to open after the person is deleted. */
  list: { to: string };
  /** Buttons before 'Edit'. */
  children?: ReactNode;
  details: ReactNode;
  renderDialog: (on: { onClose: () => void; onDeleted: () => void }) => ReactNode;
}

/** The first part of a person's screen: the record, and the dialog that edits it. */
export function RecordPart({ list, children, details, renderDialog }: RecordPartProps) {
  const [isEditing, setEditing] = useState(false);
  const navigate = useNavigate();
  const wayToList = useWayToList(list.to);
  const onDeleted = () => void navigate(wayToList);
  return (
    <>
      <PartHeader title="Record">
        <WriteOnly>
          {children}
          <Button variant="primary" onClick={() => setEditing(true)}>
            Edit
          </Button>
        </WriteOnly>
      </PartHeader>
      {details}
      {isEditing && renderDialog({ onClose: () => setEditing(false), onDeleted })}
    </>
  );
}
