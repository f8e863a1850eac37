import { Injectable } from '@nestjs/common';
import type { Case, CaseDetail } from '@waymark/contracts-community';
import { idSchema, momentSchema } from '@waymark/contracts-core';
import { cutRows, encodeCursor, Page, readCursor, type Tx } from '@waymark/service-kit';
import { z } from 'zod';
import { problem } from '../problem';
import { type Reader, toCase, toCaseDetail } from './case.mapper';
import { CaseRepository, type CaseView } from './case.repository';

const cursorSchema = z.tuple([momentSchema, idSchema]);

/** Maps cases to the response for staff. */
@Injectable()
export class CaseViews {
  constructor(private readonly cases: CaseRepository) {}

  async list(view: CaseView, page: { cursor?: string | undefined; limit: number }): Promise<Page<Case>> {
    const found = await this.cases.list(view, readCursor(page.cursor, cursorSchema), page.limit + 1);
    const { rows, next } = cutRows(found, page.limit, ({ dueAt, id }) => encodeCursor([dueAt.toISOString(), id]));
    const total = view === 'open' ? await this.cases.waiting() : null;
    return new Page(rows.map(toCase), total, next);
  }

  async one(id: number, reader: Reader, tx?: Tx): Promise<CaseDetail> {
    const row = await this.cases.detail(id, reader.memberId, tx);
    if (!row) throw problem('case.not-found');
    return toCaseDetail(row, reader);
  }
}
