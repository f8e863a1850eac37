import { contentKindOf, type BulkUndoKind } from '@waymark/contracts-core';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Tx } from '../database/tx';
import { londonDay } from './london-day';
import type { MemberSpan, UndoneKind } from './bulk-undo-settings';
import type { KindCount, BulkUndoDecision, BulkUndoStore, TakenContent } from './bulk-undo-store';

export type Kinds = ReadonlyMap<BulkUndoKind, UndoneKind>;

/** Undoes all activity of a member's day, or restores everything that a bulk undo removed, in one transaction. */
export async function takeAll(
  tx: Tx,
  kinds: Kinds,
  store: BulkUndoStore,
  decision: BulkUndoDecision,
  at: string,
): Promise<TakenContent[]> {
  const { memberId, day, leftOut } = decision;
  const { from, to } = londonDay(day);
  // A decision never undoes activity after it.
  const span = { memberId, from, to: new Date(Math.min(to.getTime(), Date.parse(at))) };
  const taken: TakenContent[] = [];
  for (const [kind, own] of kinds) {
    if (leftOut.includes(kind)) continue;
    for (const contentId of await standing(tx, own, span)) {
      const before = await own.take(tx, contentId, memberId);
      if (before === null) continue;
      taken.push({ kind, contentId, before });
      await store.keep(tx, decision, { kind, contentId, before });
    }
  }
  return taken;
}

/** Restores in reverse order, so an item that depends on another finds it again. */
export async function bringAllBack(
  tx: Tx,
  kinds: Kinds,
  held: readonly TakenContent[],
  memberId: number,
): Promise<TakenContent[]> {
  const back: TakenContent[] = [];
  for (const content of held.toSorted(inOrderOf([...kinds.keys()]))) {
    const own = kinds.get(content.kind);
    if (
      own &&
      !(await isHiddenSince(tx, content)) &&
      (await own.bringBack(tx, content.contentId, memberId, content.before))
    )
      back.push(content);
  }
  return back;
}

export function countOf(contents: readonly TakenContent[]): KindCount[] {
  const kinds = [...new Set(contents.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, count: contents.filter((content) => content.kind === kind).length }));
}

/** Returns one statement for all kinds: the number of items of each, and the newest ones. */
export function previewOf(kinds: Kinds, span: MemberSpan, most: number): Sql {
  const each = [...kinds].map(
    ([kind, own]) =>
      sql`SELECT ${kind}::text AS kind, t.content_id, t.at, t.title::text AS title, t.said::text AS said, t.path::text AS path FROM (${own.rows(span)}) t`,
  );
  return sql`
    SELECT kind, content_id AS "contentId", at, title, said, path, count FROM (
      SELECT *, count(*) OVER (PARTITION BY kind)::int AS count, row_number() OVER (PARTITION BY kind ORDER BY at DESC, content_id) AS place
      FROM (${join(each, ' UNION ALL ')}) AS done) AS placed
    WHERE place <= ${most} ORDER BY kind, place`;
}

/** Everybody locks rows in the same order, which prevents deadlocks. */
async function standing(tx: Tx, own: UndoneKind, span: MemberSpan): Promise<string[]> {
  const rows = await tx.query<{ contentId: string }>(
    sql`SELECT content_id AS "contentId" FROM (${own.rows(span)}) AS standing ORDER BY length(content_id), content_id`,
  );
  return rows.map(({ contentId }) => contentId);
}

/** The item was visible when it was undone. If moderators have hidden it since, that separate decision remains. */
async function isHiddenSince(tx: Tx, { kind, contentId }: TakenContent): Promise<boolean> {
  if (contentKindOf(kind) === null) return false;
  const row = await tx.one(sql`
    SELECT 1 FROM moderated_content WHERE kind = ${kind} AND content_id = ${contentId} AND state <> 'shown'`);
  return row !== null;
}

const inOrderOf =
  (kinds: readonly BulkUndoKind[]) =>
  (one: TakenContent, other: TakenContent): number =>
    kinds.indexOf(other.kind) - kinds.indexOf(one.kind) ||
    one.contentId.length - other.contentId.length ||
    (one.contentId < other.contentId ? -1 : 1);
