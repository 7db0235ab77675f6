// What belongs to no single noun: settings of the college, deleted records, imports, figures, calendar feeds.
import * as z from 'zod/mini';
import { analyticsSchema } from '#shared/analytics.ts';
import * as feeds from '#shared/calendar-feeds.ts';
import { type Call, call } from '#shared/call.ts';
import * as settings from '#shared/college-settings.ts';
import * as history from '#shared/history.ts';
import { idParams } from '#shared/ids.ts';
import * as imports from '#shared/imports.ts';
import { listQuery } from '#shared/list-query.ts';

export const officeCalls = {
  readAnalytics: call({
    method: 'GET',
    path: '/api/analytics',
    action: 'analytics.read',
    summary: 'Counts of students, faculty, events; for admins fees due',
    answer: analyticsSchema,
    status: 200,
  }),
  readCollegeSettings: call({
    method: 'GET',
    path: '/api/settings',
    action: 'settings.read',
    summary: 'What the office words its own way',
    answer: settings.collegeSettingsSchema,
    status: 200,
  }),
  updateCollegeSettings: call({
    method: 'PUT',
    path: '/api/settings',
    action: 'settings.write',
    summary: 'Change the settings of the college; with If-Match only if nobody else did meanwhile',
    body: settings.collegeSettingsInputSchema,
    answer: settings.collegeSettingsSchema,
    status: 200,
  }),
  listActivity: call({
    method: 'GET',
    path: '/api/activity',
    action: 'history.list',
    summary: 'The audit log: who did what, newest first',
    query: history.activityQuerySchema,
    answer: z.array(history.activityEntrySchema),
    status: 200,
  }),
  listDeletedRecords: call({
    method: 'GET',
    path: '/api/deleted-records',
    action: 'deleted-record.list',
    summary: 'What was deleted in the last 30 days, newest first',
    query: history.deletedRecordQuerySchema,
    answer: z.array(history.deletedRecordSchema),
    status: 200,
  }),
  restoreDeletedRecord: call({
    method: 'POST',
    path: '/api/deleted-records/{id}/restoration',
    action: 'deleted-record.restore',
    summary: 'Bring a deleted record back',
    params: idParams,
    answer: history.restoredRecordSchema,
    status: 201,
  }),
  createImport: call({
    method: 'POST',
    path: '/api/imports',
    action: 'import.write',
    summary: 'Take records in from a CSV file, or only look at it (dryRun=true)',
    query: imports.importQuerySchema,
    upload: { maxBytes: imports.importFileLimit, contentType: 'text/csv' },
    answer: imports.importReportSchema,
    status: 201,
    otherStatus: 200,
  }),
  listImports: call({
    method: 'GET',
    path: '/api/imports',
    action: 'import.write',
    summary: 'Imports, newest first',
    query: listQuery(['at']),
    answer: z.array(imports.importSchema),
    status: 200,
  }),
  deleteImport: call({
    method: 'DELETE',
    path: '/api/imports/{id}',
    action: 'import.write',
    summary: 'Undo a whole import; refused where a record was changed since',
    params: idParams,
    status: 204,
  }),
  listCalendarFeeds: call({
    method: 'GET',
    path: '/api/calendar-feeds',
    action: 'account.own',
    summary: 'The private calendar address of the caller: none or one, never the address itself',
    answer: z.array(feeds.calendarFeedSchema),
    status: 200,
  }),
  createCalendarFeed: call({
    method: 'POST',
    path: '/api/calendar-feeds',
    action: 'account.own',
    summary: 'Make or renew the private calendar address; an earlier one ends',
    answer: feeds.newCalendarFeedSchema,
    status: 201,
  }),
  deleteCalendarFeed: call({
    method: 'DELETE',
    path: '/api/calendar-feeds',
    action: 'account.own',
    summary: 'End the private calendar address',
    status: 204,
  }),
  readCalendarFeed: call({
    method: 'GET',
    path: '/api/calendar/{token}.ics',
    action: 'calendar-feed.read',
    summary: 'The academic calendar for a calendar app; the token in the address is the key',
    params: feeds.feedParams,
    contentType: 'text/calendar; charset=utf-8',
    status: 200,
  }),
} as const satisfies Record<string, Call>;
