import { Injectable } from '@nestjs/common';
import type { ContentState, CorrectableText, ShownContent } from '@waymark/contracts-core';
import { SUPPORT_SERVICE_TYPE_LABELS } from '@waymark/contracts-reviews';
import {
  contentNumber,
  Database,
  hiddenContentOf,
  stateOf,
  type AboutContent,
  type ModerationKind,
  type Tx,
} from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { searchTextOf } from '../support-service/support-service.writer';
import { SupportServiceRepository } from '../support-service/support-service.repository';

const DESCRIPTION_MAX = 2_000;
const PATH = '/support-services';

/** Moderation of entries in the list of support services. They have no author, but can be hidden like other content. */
@Injectable()
export class SupportServiceModeration implements ModerationKind {
  constructor(
    private readonly database: Database,
    private readonly services: SupportServiceRepository,
  ) {}

  async about(tx: Tx, contentId: string): Promise<AboutContent | null> {
    const row = await tx.one<{ createdAt: Date }>(sql`
      SELECT created_at AS "createdAt" FROM support_service WHERE id = ${contentNumber(contentId)}`);
    return row && { authorId: null, path: PATH, writtenAt: row.createdAt };
  }

  async set(tx: Tx, contentId: string, state: ContentState): Promise<boolean> {
    const row = await tx.one(sql`
      UPDATE support_service SET set_aside = ${hiddenContentOf(state)} WHERE id = ${contentNumber(contentId)} RETURNING 1`);
    return row !== null;
  }

  async texts(db: Pick<Tx, 'one'>, contentId: string): Promise<CorrectableText[] | null> {
    const row = await db.one<{ text: string }>(sql`
      SELECT coalesce(description, '') AS text FROM support_service WHERE id = ${contentNumber(contentId)}`);
    return (
      row && [{ part: 'description', label: 'Description', text: row.text, max: DESCRIPTION_MAX, isRequired: false }]
    );
  }

  async write(tx: Tx, contentId: string, { description = '' }: Readonly<Record<string, string>>): Promise<void> {
    const id = contentNumber(contentId);
    const row = id === null ? null : await this.services.find(tx, id);
    if (!row) return;
    const searchText = searchTextOf({ ...row, description });
    await tx.query(sql`
      UPDATE support_service SET description = nullif(${description}, ''), search_text = ${searchText} WHERE id = ${row.id}`);
  }

  async show(contentId: string): Promise<ShownContent | null> {
    const id = contentNumber(contentId);
    const service = id === null ? null : await this.services.find(this.database, id);
    if (!service) return null;
    const aside = await this.database.one<{ setAside: string | null }>(
      sql`SELECT set_aside AS "setAside" FROM support_service WHERE id = ${id}`,
    );
    const facts: [string, string | null][] = [
      ['Kind', SUPPORT_SERVICE_TYPE_LABELS[service.type]],
      ['Address', service.address],
      ['Town', service.city],
      ['Phone', service.phone],
      ['Email', service.email],
      ['Website', service.website],
      ['Contact', service.contactInfo],
      ['Source', service.sourceName],
      ['Last checked', service.lastVerified],
    ];
    return {
      state: stateOf(aside?.setAside ?? null),
      authorId: null,
      authorName: null,
      path: PATH,
      writtenAt: service.createdAt.toISOString(),
      editedAt: null,
      title: service.name,
      texts: service.description ? [{ label: 'Description', text: service.description }] : [],
      facts: facts.flatMap(([label, text]) => (text ? [{ label, text }] : [])),
      photos: [],
      earlier: [],
    };
  }
}
