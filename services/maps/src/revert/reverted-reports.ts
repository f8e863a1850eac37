import { Injectable } from '@nestjs/common';
import { type MemberSpan, type RevertedKind, SetAsideKind } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { ModeratedReports } from '../moderated/moderated-reports';

@Injectable()
export class RevertedReports extends SetAsideKind implements RevertedKind {
  constructor(protected readonly content: ModeratedReports) {
    super();
  }

  rows({ memberId, from, to }: MemberSpan): Sql {
    return sql`
      SELECT id::text AS content_id, created_at AS at, coalesce(address, nearest_place) AS title, description AS said,
             '/footpath-reports/' || id AS path
      FROM footpath_report
      WHERE reporter_id = ${memberId} AND created_at >= ${from} AND created_at < ${to} AND set_aside IS NULL`;
  }
}
