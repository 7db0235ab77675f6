import type { APIContext } from 'astro';
import { noticeFeedXml } from '#web/site/notices/notice-feed.ts';
import { startNotices } from '#web/site/notices/start-notices.ts';

export function GET({ site }: APIContext): Response {
  return new Response(noticeFeedXml(startNotices, site?.origin ?? ''));
}
