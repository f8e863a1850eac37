import { Injectable } from '@nestjs/common';
import type { Open311Query, Open311Request } from '@waymark/contracts-maps';
import { ReportLink } from '../report/report-link';
import { RequestRepository, toRequest } from './request.repository';

const DAYS_MS = 90 * 86_400_000;

export interface RequestPage {
  requests: Open311Request[];
  hasMore: boolean;
}

@Injectable()
export class ListRequests {
  constructor(
    private readonly requests: RequestRepository,
    private readonly link: ReportLink,
  ) {}

  /** Returns the requests with the given IDs, ignoring all other filters; without IDs, a page of a range of days. */
  async execute(query: Open311Query, now = new Date()): Promise<RequestPage> {
    const { service_request_id: ids, page, page_size: size, start, end, ...kind } = query;
    if (ids) return { requests: this.shown(await this.requests.byIds(ids)), hasMore: false };
    const span = { start: start ?? new Date(now.getTime() - DAYS_MS), end: end ?? now };
    const rows = await this.requests.between({ ...kind, ...span, limit: size + 1, offset: (page - 1) * size });
    return { requests: this.shown(rows.slice(0, size)), hasMore: rows.length > size };
  }

  private shown(rows: Awaited<ReturnType<RequestRepository['byIds']>>): Open311Request[] {
    return rows.map((row) => toRequest(row, this.link.of(row.id)));
  }
}
