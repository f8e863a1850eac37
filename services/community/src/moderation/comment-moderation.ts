import { Injectable } from '@nestjs/common';
import { COMMENT_MAX, tripPath, type CommentState } from '@waymark/contracts-community';
import type { ContentState, CorrectableText, ShownContent } from '@waymark/contracts-core';
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
import { CommentNews } from '../comment/comment-news';

interface CommentRow {
  id: number;
  blogId: number;
  blogAuthorId: number;
  title: string;
  authorId: number;
  authorName: string;
  answeredId: number | null;
  content: string;
  state: CommentState;
  stateBefore: CommentState | null;
  setAside: string | null;
  createdAt: Date;
  editedAt: Date | null;
}

@Injectable()
export class CommentModeration implements ModerationKind {
  constructor(
    private readonly database: Database,
    private readonly news: CommentNews,
  ) {}

  async about(tx: Tx, contentId: string): Promise<AboutContent | null> {
    const row = await this.find(tx, contentId);
    return row && { authorId: row.authorId, path: pathOf(row), writtenAt: row.createdAt };
  }

  async set(tx: Tx, contentId: string, state: ContentState): Promise<boolean> {
    await tx.query(sql`SELECT 1 FROM trip_comment WHERE id = ${contentNumber(contentId)} FOR UPDATE`);
    const row = await this.find(tx, contentId);
    if (!row) return false;
    const before = row.stateBefore ?? row.state;
    const aside = hiddenContentOf(state);
    const next = aside === null ? before : 'hidden';
    const changed = await tx.one<{ version: number }>(sql`
      UPDATE trip_comment SET set_aside = ${aside}, state = ${next}, state_before = ${aside === null ? null : before}, version = version + 1
      WHERE id = ${row.id} AND set_aside IS DISTINCT FROM ${aside} RETURNING version`);
    if (!changed || next === row.state || before !== 'published') return true;
    const told = { ...row, version: changed.version };
    await (next === 'published' ? this.news.published(tx, told) : this.news.removed(tx, told));
    return true;
  }

  async texts(db: Pick<Tx, 'one'>, contentId: string): Promise<CorrectableText[] | null> {
    const row = await this.find(db, contentId);
    return row && [{ part: 'content', label: 'Comment', text: row.content, max: COMMENT_MAX, isRequired: true }];
  }

  async write(tx: Tx, contentId: string, { content = '' }: Readonly<Record<string, string>>): Promise<void> {
    await tx.query(sql`
      UPDATE trip_comment SET content = ${content}, version = version + 1 WHERE id = ${contentNumber(contentId)}`);
  }

  async show(contentId: string): Promise<ShownContent | null> {
    const row = await this.find(this.database, contentId);
    if (!row) return null;
    return {
      state: stateOf(row.setAside),
      authorId: row.authorId,
      authorName: row.authorName,
      path: pathOf(row),
      writtenAt: row.createdAt.toISOString(),
      editedAt: row.editedAt?.toISOString() ?? null,
      title: `Comment on ${row.title}`,
      texts: [{ label: 'Comment', text: row.content }],
      facts: row.state === 'waiting' ? [{ label: 'Held', text: 'It is waiting for the trip’s author.' }] : [],
      photos: [],
      earlier: [],
    };
  }

  /** Excludes deleted comments that remain only as placeholders. */
  private find(db: Pick<Tx, 'one'>, contentId: string): Promise<CommentRow | null> {
    return db.one<CommentRow>(sql`
      SELECT comment.id, comment.blog_id AS "blogId", blog.author_id AS "blogAuthorId", blog.title,
             coalesce(comment.author_id, 0) AS "authorId", coalesce(comment.author_name, '') AS "authorName",
             answered.author_id AS "answeredId", comment.content, comment.state, comment.state_before AS "stateBefore",
             comment.set_aside AS "setAside", comment.created_at AS "createdAt", comment.edited_at AS "editedAt"
      FROM trip_comment comment JOIN trip_blog blog ON blog.id = comment.blog_id
      LEFT JOIN trip_comment answered ON answered.id = comment.answers_id
      WHERE comment.id = ${contentNumber(contentId)} AND comment.state <> 'gone'`);
  }
}

const pathOf = ({ id, blogId }: CommentRow): string => `${tripPath(blogId)}#comment-${id}`;
