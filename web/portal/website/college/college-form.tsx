import { formatDate } from '#shared/kit/format.ts';
import { collegeFields } from '#shared/website/college/college.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordFormBody } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { type CollegeRow, collegeCalls } from './college-calls.ts';

type FieldName = keyof typeof collegeFields;

const groups: readonly { heading: string; fields: readonly FieldName[] }[] = [
  {
    heading: 'Name and codes',
    fields: ['name', 'nameTe', 'shortName', 'counsellingCode', 'foundedIn', 'domain', 'numberPrefix'],
  },
  {
    heading: 'Address',
    fields: [
      'street',
      'streetTe',
      'town',
      'townTe',
      'district',
      'districtTe',
      'state',
      'stateTe',
      'postalCode',
    ],
  },
  {
    heading: 'Phones and emails',
    fields: [
      ...(['phone', 'whatsApp', 'scholarshipWhatsApp'] as const),
      ...(['emailOffice', 'emailAdmissions', 'emailExaminations', 'emailScholarships'] as const),
    ],
  },
  {
    heading: 'Office hours',
    fields: ['weekdayOpens', 'weekdayCloses', 'saturdayOpens', 'saturdayCloses'],
  },
  {
    heading: 'Links',
    fields: [
      ...(['applicationForm', 'confirmationForm', 'feedback', 'grievance', 'maps', 'mapEmbed'] as const),
      ...(['facebook', 'instagram', 'linkedin'] as const),
    ],
  },
  {
    heading: 'University, council and others',
    fields: ['universityLink', 'universityApproval', 'councilLink', 'councilApproval', 'childGuidanceLink'],
  },
  { heading: 'Colours', fields: ['mainColour', 'secondColour'] },
  { heading: 'Who made the website', fields: ['developerName', 'developerEmail', 'developerPhone'] },
];

const typed = formOf(collegeFields);

export function CollegeForm({ college }: { college: CollegeRow }) {
  const form = useRecordForm({ calls: collegeCalls, record: college, ...typed, onClose: () => undefined });
  const { nextPrefix, nextPrefixFrom } = college;
  const hint = nextPrefix && `${nextPrefix} holds from ${formatDate(nextPrefixFrom)} on`;
  return (
    <RecordFormBody form={form}>
      {groups.map(({ heading, fields }) => (
        <section key={heading} aria-label={heading} className="mb-8">
          <h2 className="mb-3 text-xl">{heading}</h2>
          <RecordFields
            form={{ ...form, fields: Object.fromEntries(fields.map((name) => [name, collegeFields[name]])) }}
            {...(hint && { change: { numberPrefix: { hint } } })}
          />
        </section>
      ))}
    </RecordFormBody>
  );
}
