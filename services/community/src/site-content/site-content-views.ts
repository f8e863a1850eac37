import { Injectable } from '@nestjs/common';
import type { SiteContentDetail, SiteContentItem, SiteContentVersion } from '@waymark/contracts-community';
import { hasRole, type Identity, MAX_INTEGER } from '@waymark/contracts-core';
import type { Tx } from '@waymark/service-kit';
import { DRAFT, type ItemRow, type SiteContentId, type VersionRow } from './site-content-row';
import { SiteContentRepository } from './site-content.repository';

const STEPS = 20;

export const toSiteContentItem = ({ changedAt, ...row }: ItemRow): SiteContentItem => ({
  ...row,
  changedAt: changedAt.toISOString(),
});

/** Maps site content for staff. Only admins see who made each change. */
@Injectable()
export class SiteContentViews {
  constructor(private readonly siteContent: SiteContentRepository) {}

  async detail(id: SiteContentId, reader: Identity, before = MAX_INTEGER, tx?: Tx): Promise<SiteContentDetail> {
    const rows = await this.siteContent.versions(id, before, STEPS + 1, tx);
    const told = hasRole(reader.role, 'admin') ? rows : rows.map((row) => ({ ...row, byName: null }));
    const draft = told.find(({ number }) => number === DRAFT);
    const steps = told.filter(({ number }) => number !== DRAFT);
    return {
      ...id,
      revision: draft?.revision ?? 0,
      draft: draft?.content ? { content: draft.content, at: draft.at.toISOString(), by: draft.byName } : null,
      number: rows[0]?.newest ?? 0,
      history: steps.slice(0, STEPS).map(toVersion),
      hasMore: steps.length > STEPS,
    };
  }
}

const toVersion = ({ number, content, againOf, at, byName }: VersionRow): SiteContentVersion => ({
  ...{ number, content, againOf, at: at.toISOString(), by: byName },
  state: content ? 'published' : 'withdrawn',
});
