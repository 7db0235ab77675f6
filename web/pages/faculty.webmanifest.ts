import { portalPrefixes } from '#shared/routes.ts';
import { portalManifest } from '#web/site/frame/portal-manifest.ts';

export const GET = (): Response => portalManifest(portalPrefixes.faculty, 'Faculty');
