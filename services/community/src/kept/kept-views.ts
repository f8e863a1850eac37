import { Injectable } from '@nestjs/common';
import type { KeptDetail, KeptItem, KeptVersion } from '@waymark/contracts-community';
import { hasRole, type Identity, MAX_INTEGER } from '@waymark/contracts-core';
import type { Tx } from '@waymark/service-kit';
import { DRAFT, type ItemRow, type KeptId, type VersionRow } from './kept-row';
import { KeptRepository } from './kept.repository';

const STEPS = 20;

export const toKeptItem = ({ changedAt, ...row }: ItemRow): KeptItem => ({
  ...row,
  changedAt: changedAt.toISOString(),
});

/** Site content, as staff read it. Only admins see who made each change. */
@Injectable()
export class KeptViews {
  constructor(private readonly kept: KeptRepository) {}

  async detail(id: KeptId, reader: Identity, before = MAX_INTEGER, tx?: Tx): Promise<KeptDetail> {
    const rows = await this.kept.versions(id, before, STEPS + 1, tx);
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

const toVersion = ({ number, content, againOf, at, byName }: VersionRow): KeptVersion => ({
  ...{ number, content, againOf, at: at.toISOString(), by: byName },
  state: content ? 'published' : 'withdrawn',
});
