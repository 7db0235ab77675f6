import * as z from 'zod/mini';

/** 'plain' is a CSV whose phone numbers have no apostrophe: a spreadsheet takes them for numbers, a phone can call them. */
export const exportFormats = ['csv', 'plain', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportShape = {
  format: z._default(z.enum(exportFormats, 'format must be csv, plain or xlsx'), 'csv'),
};

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
