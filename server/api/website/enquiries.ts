import { noteView } from '#server/auth/record-views.ts';
import type { Handlers } from '#server/context.ts';
import { type ExportColumn, exporting } from '#server/csv/export.ts';
import { listRecordAuditLog } from '#server/db/office/audit-log.ts';
import * as enquiries from '#server/db/website/enquiries.ts';
import { wideNetworkOf } from '#server/network.ts';
import { records } from '#server/records/record-types.ts';
import { countEnquiry, keepEnquiry } from '#server/rules/website/enquiries.ts';
import { indiaDate, indiaDay } from '#shared/kit/format.ts';
import { languageOf } from '#shared/kit/languages.ts';
import { nounsOfGroup } from '#shared/kit/record-types.ts';
import {
  enquiryKindLabels,
  enquiryStageLabels,
  followUpAfter,
  type ListedEnquiry,
  unknownSource,
} from '#shared/website/enquiries.ts';
import { pathsOf } from '#shared/website/words-pages.ts';

const changes = records.enquiry;

const columns: ExportColumn<ListedEnquiry>[] = [
  ...(['reference', 'name', 'phone', 'email'] as const).map(
    (key): ExportColumn<ListedEnquiry> => [key, (enquiry) => enquiry[key]],
  ),
  ['stage', ({ stage }) => stage, { choiceLabels: enquiryStageLabels }],
  ['followUpOn', ({ followUpOn }) => followUpOn],
  ['kind', ({ kind }) => kind, { choiceLabels: enquiryKindLabels }],
  ['sourcePage', ({ sourcePage }) => sourcePage],
  ['messageCount', ({ messageCount }) => messageCount],
  ['lastMessageOn', ({ lastMessageAt }) => indiaDay(lastMessageAt)],
  ['notes', ({ notes }) => notes],
];

export const enquiryHandlers = {
  sendEnquiry: async ({ db, body, clock, request, settings }) => {
    await countEnquiry(db, wideNetworkOf(request.ip), body.phone, clock());
    const author = { accountId: null, label: 'Visitor of the website', requestId: request.id };
    // A free text would let strangers fill the office's list of pages.
    const { path } = languageOf(body.sourcePage);
    const sourcePage = pathsOf(settings.startWords.en).includes(path) ? path : unknownSource;
    const { reference } = await keepEnquiry(db, { ...body, sourcePage }, author, clock());
    return { reference };
  },

  createEnquiry: async ({ db, body, author, clock }) => {
    const { way, followUpOn = null, mayCallBack: _, quota, email, ...entered } = body;
    const message = { ...entered, kind: 'office', sourcePage: `/${way}`, neetRank: '', topic: '' } as const;
    const sent = { ...message, email: email ?? '', ...(quota && { quota }) };
    return changes.existing(db, (await keepEnquiry(db, sent, author, clock(), { followUpOn })).id);
  },

  listEnquiries: ({ db, query, clock }) => enquiries.listEnquiries(db, query, indiaDate(clock())),

  exportEnquiries: exporting('enquiry', 'enquiries', columns, ({ db, query, clock }) =>
    enquiries.listEnquiries(db, query, indiaDate(clock())),
  ),

  readEnquiryFigures: async ({ db, clock }) => enquiries.readEnquiryFigures(db, indiaDate(clock())),

  findEnquiry: async (context) => {
    const { db, params } = context;
    const enquiry = await changes.existing(db, params.id);
    await noteView(context, 'enquiry', params.id);
    return enquiry;
  },

  updateEnquiry: async (context) => {
    const { params, body, clock } = context;
    return changes.update(context, params.id, (tx, before, version) => {
      const { stage = before.stage, notes = before.notes } = body;
      const followUpOn = followUpAfter(before, body, indiaDate(clock()));
      return enquiries.updateEnquiry(tx, params.id, { stage, notes, followUpOn }, version);
    });
  },

  deleteEnquiry: async (context) => changes.remove(context, context.params.id),

  listEnquiryAuditLog: ({ db, params: { id }, query }) =>
    listRecordAuditLog(db, nounsOfGroup('enquiry'), id, query),
} satisfies Partial<Handlers>;
