import type { CaseDetail, ReportReason, ReportReceipt, StatementOfReasons } from '@waymark/contracts-community';
import { type ContentKind, contentDescribedEvent, contentModeratedEvent, type Problem } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { type CommunityUnderTest, ownCommunity, sharedCommunity } from './community-service';
import { newsOf } from './news-scenario';

interface Reporting {
  as?: number | undefined;
  from?: string;
  reason?: ReportReason;
  words?: string;
  email?: string;
  key?: string;
}

interface Answered {
  exists?: boolean;
  authorId?: number | null;
}

type Staff = 'moderator' | 'admin';

interface Deciding {
  act: string;
  role?: Staff;
  key?: string;
  [more: string]: unknown;
}

const CASES = '/api/admin/cases';

/** The service with reports, moderators and a fake reviews service that answers on demand. */
export const sharedCases = async () => casesOf(await sharedCommunity());

/** The same in a service of this spec's own. */
export const ownCases = async (overrides: Record<string, string>) => casesOf(await ownCommunity(overrides));

function casesOf<T extends CommunityUnderTest>(service: T) {
  const news = newsOf(service);
  let addresses = 0;
  const caseOf = async (contentId: string) => {
    const row = await news.sql.one<{ id: number }>(
      sql`SELECT id FROM moderation_case WHERE content_id = ${contentId} ORDER BY id DESC LIMIT 1`,
    );
    return row?.id ?? 0;
  };
  const report = (contentId: string, { as, from, ...more }: Reporting = {}, kind: ContentKind = 'review') =>
    news.call<ReportReceipt & Problem>('POST', '/api/reports', {
      as,
      key: more.key,
      body: { kind, contentId, reason: more.reason ?? 'insult', words: more.words ?? '', email: more.email ?? '' },
      headers: { 'x-forwarded-for': from ?? `10.${Math.floor(addresses / 250)}.7.${(addresses += 1) % 250}` },
    });
  const describe = async (contentId: string, { exists = true, authorId = null }: Answered = {}) =>
    news.tell(contentDescribedEvent('reviews'), {
      caseId: await caseOf(contentId),
      kind: 'review',
      contentId,
      exists,
      authorId,
      path: `/venues/3#review-${contentId}`,
      writtenAt: '2026-05-01T10:00:00.000Z',
    });
  const staff = { role: 'moderator' } as const;
  return {
    ...news,
    report,
    caseOf,
    describe,
    /** Creates a case: reported by a visitor, with the answer of the content's service. */
    async given(authorId: number | null, reporting: Reporting = {}): Promise<{ id: number; contentId: string }> {
      const contentId = String(news.nextId());
      await report(contentId, reporting);
      await describe(contentId, { authorId });
      return { id: await caseOf(contentId), contentId };
    },
    async moderated(contentId: string, decisionNumber: number, isApplied = true): Promise<void> {
      await news.tell(contentModeratedEvent('reviews'), {
        caseId: await caseOf(contentId),
        kind: 'review',
        contentId,
        decisionNumber,
        state: 'hidden',
        isApplied,
      });
    },
    read: async (id: number, as: number, role: Staff = 'moderator') =>
      (await news.call<CaseDetail>('GET', `${CASES}/${id}`, { as, role })).body,
    appeal: (statementId: number, as: number) =>
      news.call<StatementOfReasons & Problem>('POST', `/api/statements/${statementId}/appeal`, {
        as,
        body: { words: 'It was a quote from the menu.' },
      }),
    statement: (id: number, as: number) => news.call<StatementOfReasons>('GET', `/api/statements/${id}`, { as }),
    next: async (as: number, after?: number) =>
      (await news.call<{ case: CaseDetail | null }>('POST', `${CASES}/next`, { as, ...staff, body: { after } })).body
        .case,
    hold: (id: number, as: number) =>
      news.call<CaseDetail & Problem>('POST', `${CASES}/${id}/hold`, { as, ...staff, body: {} }),
    decide: (id: number, as: number, { role = 'moderator', key, ...body }: Deciding) =>
      news.call<CaseDetail & Problem & Record<string, string>>('POST', `${CASES}/${id}/decisions`, {
        ...{ as, role, key },
        body: { rule: 'insult', facts: 'It calls a waiter names.', decisionNumber: 0, ...body },
      }),
    /** Returns the published events about a case, oldest first. */
    told: (id: number, type: string) =>
      news.sql.query<{ data: Record<string, unknown> }>(
        sql`SELECT data FROM outbox WHERE type = ${type} AND data ->> 'caseId' = ${String(id)} ORDER BY seq`,
      ),
  };
}
export type CasesUnderTest = Awaited<ReturnType<typeof sharedCases>>;
