import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { StudentList } from './student-list.tsx';

const ClassNoticeDialog = lazyDialog(() => import('#web/portal/website/notices/class-notice-dialog.tsx'));

export function ClassListScreen() {
  const { id = '' } = useParams({ strict: false });
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <StudentList
        title="Students"
        actions={<Button onClick={() => setWriting(true)}>Write to a class</Button>}
      />
      {isWriting && <ClassNoticeDialog facultyId={id} onClose={() => setWriting(false)} />}
    </>
  );
}
