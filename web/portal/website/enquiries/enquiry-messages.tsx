import { formatMoment } from '#shared/kit/format.ts';
import { type Enquiry, type EnquiryMessage, enquiryKindLabels } from '#shared/website/enquiries.ts';
import { sourceName } from './source-name.ts';

export const quotaLabels = { convener: 'Convener quota', management: 'Management quota' } as const;

/** What the visitor wrote, newest first. */
export function EnquiryMessages({ messages }: Pick<Enquiry, 'messages'>) {
  return (
    <section aria-labelledby="enquiry-messages">
      <h2 id="enquiry-messages" className="text-xl">
        {messages.length === 1 ? 'Message' : `${messages.length} messages`}
      </h2>
      <ol className="mt-3 grid gap-4">
        {messages.map((message) => (
          <li key={message.id} className="rounded-lg border border-line bg-white p-4">
            <Message message={message} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Message({ message }: { message: EnquiryMessage }) {
  const { at, kind, sourcePage, reference, name, email, neetRank, quota, topic, text } = message;
  const entries = [
    ['Name', name],
    ['Email', email],
    ['NEET rank', neetRank],
    ['Quota', quota ? quotaLabels[quota] : ''],
    ['About', topic],
  ].filter(([, value]) => value);
  return (
    <>
      <p className="tabular font-semibold">{formatMoment(at)}</p>
      <p className="text-sm text-ink-soft">
        {enquiryKindLabels[kind]} {kind === 'office' ? '· ' : 'on '}‘{sourceName(sourcePage)}’, {reference}
      </p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {entries.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {text && <p className="mt-3 whitespace-pre-line wrap-anywhere">{text}</p>}
    </>
  );
}
