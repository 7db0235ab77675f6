import { counted, withoutBreaks } from '#shared/kit/format.ts';
import { FirstAndMore } from '#web/portal/kit/rows/first-and-more.tsx';

/** Why a student is held back. */
export function HallTicketReasons({ reasons }: { reasons: readonly string[] }) {
  const more = (count: number) => counted(count, 'more reason');
  return <FirstAndMore items={reasons.map(reasonItem)} shown={2} more={more} />;
}

const reasonItem = (text: string) => ({ key: text, text: withoutBreaks(text) });
