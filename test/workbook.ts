// Workbooks by their parts of XML.
import { strToU8, zipSync } from 'fflate';

export interface Workbook {
  before?: string;
  rows?: string;
  sheets?: string;
  after?: string;
  texts?: readonly string[];
  styles?: string;
}

const usualStyles =
  '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>';

export function workbook(
  { before = '', rows = '', sheets, after = '', texts = [], styles = usualStyles }: Workbook,
  others: Record<string, Uint8Array> = {},
): Uint8Array {
  const files = {
    'xl/workbook.xml': `<workbook><sheets>${sheets ?? '<sheet name="One" sheetId="1" r:id="rId7"/>'}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Type="x" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/media/image1.png': 'not read',
  };
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  return zipSync({ ...bytes, ...others }, { level: 1 });
}

/** A cell with a text. */
export const inline = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
