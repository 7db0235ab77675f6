import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RegisterStudents } from './register-students.tsx';

const students = ['Asha', 'Ravi', 'Sita', 'Devi'].map((firstName, index) => ({
  id: `s${index}`,
  firstName,
  lastName: 'Sample',
  enrollmentNumber: `VCP2600${index}`,
}));

test('everybody is present until marked otherwise, and the counts say how many', () => {
  const html = renderToStaticMarkup(
    <RegisterStudents
      students={students}
      marks={
        new Map([
          ['s1', 'absent' as const],
          ['s3', 'duty' as const],
        ])
      }
      onMark={() => undefined}
      onSave={() => undefined}
      isBusy={false}
      isTaken={false}
    />,
  );
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(html).toContain('Ravi Sample');
  expect(html).toContain(
    '<strong>2</strong> present · <strong>1</strong> absent · <strong>1</strong> on duty or leave',
  );
  expect(html).toContain('Save register');
});

test('the office that looks at a teacher’s portal reads the register, and can change nothing in it', () => {
  const shown = (isTaken: boolean) =>
    renderToStaticMarkup(
      <RegisterStudents
        students={students}
        marks={new Map()}
        onMark={() => undefined}
        onSave={() => undefined}
        isBusy={false}
        isTaken={isTaken}
        isReadOnly
      />,
    );
  expect(shown(false)).toContain('Not taken yet.');
  expect(shown(true)).toContain('The office corrects it under ‘Registers’ in its own portal.');
  expect(shown(true)).not.toContain('Save');
  expect(shown(true).match(/<(button|select) [^>]*disabled=""/g)).toHaveLength(8);
});
