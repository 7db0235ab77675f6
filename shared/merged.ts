type Together<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type Named<Files, End extends string> = {
  [Name in keyof Files]: Name extends `${string}${End}` ? Files[Name] : never;
}[keyof Files];
type Merged<Files, End extends string> =
  Together<Named<Files, End>> extends infer All ? { [Name in keyof All]: All[Name] } : never;

/** One object of those that some files export. @param files what they export together @param end of the names: 'Calls' of studentCalls */
export function merged<Files extends object, const End extends string>(files: Files, end: End) {
  const parts = Object.entries(files).flatMap(([name, part]) => (name.endsWith(end) ? [part] : []));
  return Object.assign({}, ...parts) as Merged<Files, End>;
}
