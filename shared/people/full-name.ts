export interface Named {
  firstName: string;
  /** '' for a person with one name only. */
  lastName: string;
}

/** 'Sita Devi', and the one name of a person who has no other. */
export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

type Child = Record<'fatherFirstName' | 'fatherLastName' | 'motherFirstName' | 'motherLastName', string>;

export const fatherName = ({
  fatherFirstName,
  fatherLastName,
}: Pick<Child, 'fatherFirstName' | 'fatherLastName'>) =>
  fullName({ firstName: fatherFirstName, lastName: fatherLastName });

export const motherName = ({
  motherFirstName,
  motherLastName,
}: Pick<Child, 'motherFirstName' | 'motherLastName'>) =>
  fullName({ firstName: motherFirstName, lastName: motherLastName });
