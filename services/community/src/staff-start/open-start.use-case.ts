import { Injectable } from '@nestjs/common';
import { CONTENT_KEEPERS, type StaffStart } from '@waymark/contracts-community';
import { CONTENT_KINDS } from '@waymark/contracts-core';
import { Database } from '@waymark/service-kit';
import { type SilentRow, StartRepository } from './start.repository';

@Injectable()
export class OpenStart {
  constructor(
    private readonly database: Database,
    private readonly start: StartRepository,
  ) {}

  /** Repeating it is safe, because it stores only the time of the visit. */
  execute(memberId: number): Promise<StaffStart> {
    return this.database.transaction(async (tx) => {
      const before = await this.start.visit(tx, memberId);
      const rows = await this.start.waiting(tx);
      const silent = await this.start.silent(tx);
      const since = before && { at: before.toISOString(), ...(await this.start.changed(tx, before)) };
      const waiting = (what: keyof StaffStart['waiting']) => {
        const row = rows.find((one) => one.what === what);
        return { count: row?.count ?? 0, since: row?.sinceMs ? new Date(row.sinceMs).toISOString() : null };
      };
      return {
        waiting: { reports: waiting('reports'), appeals: waiting('appeals'), feedback: waiting('feedback') },
        silent: bySlice(silent),
        since,
      };
    });
  }
}

function bySlice(rows: readonly SilentRow[]): StaffStart['silent'] {
  const slices = [...new Set(Object.values(CONTENT_KEEPERS))];
  return slices.flatMap((slice) => {
    const kinds = CONTENT_KINDS.filter((kind) => CONTENT_KEEPERS[kind] === slice);
    const own = rows.filter(({ kind }) => kinds.some((one) => one === kind));
    if (own.length === 0) return [];
    const oldest = Math.min(...own.map(({ sinceMs }) => sinceMs));
    return { slice, count: own.reduce((sum, { count }) => sum + count, 0), since: new Date(oldest).toISOString() };
  });
}
