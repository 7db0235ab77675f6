import * as z from 'zod/mini';
import { parseNumber } from '#shared/kit/format.ts';
import type { CollegeSettings } from '#shared/office/college-settings.ts';
import {
  type CertificateKind,
  certificateKinds,
  certificateLabels,
  wordedKinds,
} from '#shared/office/papers/document-kinds.ts';
import {
  inBraces,
  paperSettingsSchema,
  transferFacts,
  wordingFacts,
} from '#shared/office/papers/paper-settings.ts';
import { TextareaField, TextField } from '#web/ui/fields.tsx';
import { SettingsPart } from './settings-part.tsx';

/** One a line; empty lines are left out. */
const typedLines = z.pipe(
  z.string(),
  z.transform((text) => text.split('\n').filter((line) => line.trim())),
);
const typedDays = z.pipe(
  z.string(),
  z.transform((text) => (text.trim() === '' ? null : parseNumber(text))),
);
const { desks, transferLines, transferWording, requestDays, wordings } = paperSettingsSchema.shape;
/** As typed: lists are lines of one text, days are digits or nothing. */
const schema = z.pipe(
  z.object({
    papers: z.object({
      desks: z.pipe(typedLines, desks),
      transferLines: z.pipe(typedLines, transferLines),
      transferWording,
      wordings,
    }),
    days: z.pipe(z.record(z.enum(certificateKinds), typedDays), requestDays),
  }),
  z.transform(({ papers, days }) => ({ papers: { ...papers, requestDays: days } })),
);

const fields = {
  'papers.desks': { label: 'Desks' },
  'papers.transferLines': { label: 'Lines' },
  'papers.transferWording': { label: 'Below the lines' },
  ...Object.fromEntries(certificateKinds.map((kind) => [`days.${kind}`, { label: certificateLabels[kind] }])),
  ...Object.fromEntries(
    wordedKinds.map((kind) => [`papers.wordings.${kind}`, { label: `Wording: ${certificateLabels[kind]}` }]),
  ),
};

const toForm = ({ papers }: CollegeSettings) => {
  const days = certificateKinds.map((kind) => [kind, String(papers.requestDays[kind] ?? '')]);
  return {
    papers: {
      desks: papers.desks.join('\n'),
      transferLines: papers.transferLines.join('\n'),
      transferWording: papers.transferWording,
      wordings: papers.wordings,
    },
    days: Object.fromEntries(days) as Record<CertificateKind, string>, // an entry for each kind
  };
};

/** Who clears dues, how soon a paper is ready, and what the certificates say. */
export const PapersSection = () => (
  <SettingsPart
    title="Certificates"
    about="How soon students get what they ask for, who clears their dues, and what the certificates say."
    noun="settings of certificates"
    {...{ schema, toForm, fields }}
  >
    {({ field }) => (
      <>
        <fieldset>
          <legend className="text-lg font-semibold">Ready in how many days</legend>
          <p className="mt-1 mb-3 text-ink-soft">
            Counted from the day on which a student asks. Where it is empty, students cannot ask.
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            {certificateKinds.map((kind) => (
              <TextField key={kind} {...field(`days.${kind}`)} inputMode="numeric" />
            ))}
          </div>
        </fieldset>
        <fieldset className="mt-8">
          <legend className="mb-3 text-lg font-semibold">No dues</legend>
          <TextareaField
            {...field('papers.desks')}
            required
            rows={5}
            hint="Who clears a student, one a line"
          />
        </fieldset>
        <fieldset className="mt-8 grid gap-4">
          <legend className="mb-3 text-lg font-semibold">Transfer certificate</legend>
          <TextareaField
            {...field('papers.transferLines')}
            required
            rows={26}
            hint={`One a line: ‘Date of birth: {birthDate}’. Facts of the record stand in braces: ${inBraces(transferFacts)}. A line without them is typed when the certificate is issued; what stands in it is offered.`}
          />
          <TextareaField {...field('papers.transferWording')} required rows={3} />
        </fieldset>
        <fieldset className="mt-8 grid gap-4">
          <legend className="mb-3 text-lg font-semibold">What the other certificates say</legend>
          <p className="text-ink-soft">
            Facts stand in braces: <span className="wrap-anywhere">{inBraces(wordingFacts)}</span>.{' '}
            {'{student}'} is the name with father, enrolment number and year of admission, {'{period}'} that
            of the internship. Certificates that were issued stay as they are.
          </p>
          {wordedKinds.map((kind) => (
            <TextareaField key={kind} {...field(`papers.wordings.${kind}`)} required rows={3} />
          ))}
        </fieldset>
      </>
    )}
  </SettingsPart>
);
