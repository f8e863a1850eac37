import { Injectable } from '@nestjs/common';
import { SUGGESTION_PRIORITIES } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Grouping, Member } from '../engine/suggestion-engine';
import type { GroupWords } from '../describe-group';
import { SuggestionWords } from '../suggestion-words';

/** Stores the result of an engine. Skips feedback that was erased or grouped meanwhile. */
@Injectable()
export class WriteGrouping {
  constructor(private readonly words: SuggestionWords) {}

  async write(tx: Tx, engine: string, { joined, found }: Grouping): Promise<{ found: number; joined: number }> {
    let [written, placed] = [0, 0];
    for (const suggestionId of [...new Set(joined.map((each) => each.suggestionId))].sort((a, b) => a - b)) {
      const members = joined.filter((each) => each.suggestionId === suggestionId);
      // Staff may have merged the suggestion away meanwhile.
      if (!(await tx.one(sql`SELECT id FROM suggestion WHERE id = ${suggestionId} FOR UPDATE`))) continue;
      placed += await this.place(tx, suggestionId, members);
      await this.words.renew(tx, suggestionId);
    }
    for (const { members, words } of found) written += await this.add(tx, engine, members, words);
    return { found: written, joined: placed };
  }

  private async add(tx: Tx, engine: string, members: readonly Member[], words?: GroupWords): Promise<number> {
    const id = await this.insert(tx, engine, words);
    const placed = await this.place(tx, id, members);
    if (placed < 2) {
      await tx.query(sql`DELETE FROM suggestion WHERE id = ${id}`);
      return 0;
    }
    await this.words.renew(tx, id);
    return 1;
  }

  async insert(tx: Tx, engine: string, { title, description }: GroupWords = { title: '', description: '' }) {
    const row = await tx.one<{ id: number }>(sql`
      INSERT INTO suggestion (engine, category, priority, rank, title, description)
      VALUES (${engine}, 'idea', ${SUGGESTION_PRIORITIES[0]}, 1, ${title}, ${description}) RETURNING id`);
    return row?.id ?? 0;
  }

  /** New feedback ranks behind existing feedback, so that the suggestion's text does not change. */
  private async place(tx: Tx, suggestionId: number, members: readonly Member[]): Promise<number> {
    const ids = members.map(({ feedbackId }) => feedbackId);
    const closeness = members.map((member) => member.closeness);
    const placed = await tx.query(sql`
      INSERT INTO suggestion_feedback (feedback_id, suggestion_id, closeness)
      SELECT f.id, ${suggestionId}, least(asked.closeness, first.least)
      FROM unnest(${ids}::int[], ${closeness}::real[]) AS asked(id, closeness)
      JOIN feedback f ON f.id = asked.id
      CROSS JOIN (SELECT min(closeness) AS least FROM suggestion_feedback WHERE suggestion_id = ${suggestionId}) AS first
      ORDER BY f.id
      ON CONFLICT DO NOTHING RETURNING feedback_id AS id`);
    return placed.length;
  }
}
