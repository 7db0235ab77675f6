// The handlers of all calls of the contract; a missing one is a type error.
import type { Handlers } from '#server/context.ts';
import { merged } from '#shared/merged.ts';
import * as files from './handler-files.ts';

export const handlers: Handlers = merged(files, 'Handlers');
