import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RegisterStudents } from './register-students.tsx';

test('everybody is present until marked otherwise, and the counts say how many', () => {
  const students = ['Asha', 'Ravi', 'Sita'].map((firstName, index) => ({
    id: `s${index}`,
    firstName,
    lastName: 'Sample',
    enrollmentNumber: `VCP2600${index}`,
  }));
  const html = renderToStaticMarkup(
    <RegisterStudents
      students={students}
      marks={new Map([['s1', 'absent' as const]])}
      onMark={() => undefined}
      onSave={() => undefined}
      isBusy={false}
      isTaken={false}
    />,
  );
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(html).toContain('Ravi Sample');
  expect(html).toContain('<strong>2</strong> present · <strong>1</strong> absent');
  expect(html).toContain('Save register');
});
