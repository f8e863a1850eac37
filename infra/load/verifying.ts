import type { Client } from 'pg';
import { Pool } from 'undici';
import { Crowd, type Deed } from './crowd';
import { idsInStream } from './ids-in-stream';
import { registerAll, reportProblems, type Person } from './people';
import { amiss, compared, inDatabase, valuesOf, type Site } from './site';

const EVENT = 'maps.report.verified.v1';

export interface VerifyingSize {
  authors: number;
  /** An author may send 20 in ten minutes. */
  reportsEach: number;
  members: number;
}

/** Members who confirm footpath problems, some of them repeatedly. */
export class Verifying extends Crowd {
  /** `report:member` of accepted confirmations. */
  private readonly expected = new Set<string>();
  private accepted = 0;

  private constructor(
    private readonly site: Site,
    pool: Pool,
    members: readonly Person[],
    private readonly reports: readonly number[],
  ) {
    super(pool, members);
  }

  static async prepare(site: Site, size: VerifyingSize): Promise<Verifying> {
    const pool = new Pool(site.origin, { connections: size.members });
    const authors = await registerAll(pool, size.authors);
    const reports = (await Promise.all(authors.map((author) => reportProblems(author, size.reportsEach)))).flat();
    return new Verifying(site, pool, await registerAll(pool, size.members), reports);
  }

  protected next(member: Person, index: number, step: number): Deed {
    const report = this.reports[(step * 7 + index) % this.reports.length] ?? 0;
    return {
      path: `/api/footpath-reports/${report}/verify`,
      body: {},
      accepted: () => {
        this.accepted += 1;
        this.expected.add(`${report}:${member.id}`);
      },
    };
  }

  protected differences(): Promise<string[]> {
    return inDatabase(this.site, 'maps', async (client) => {
      const rows = await valuesOf<string>(
        client,
        `SELECT report_id || ':' || member_id FROM report_answer WHERE is_still_there AND report_id = ANY($1)`,
        [this.reports],
      );
      const counts = await amiss(
        client,
        (count) => `verification_count wrong on ${count} reports`,
        `SELECT 1 FROM footpath_report r WHERE id = ANY($1) AND verification_count <>
           (SELECT count(*) FROM report_answer a WHERE a.report_id = r.id AND a.is_still_there)`,
        [this.reports],
      );
      const found = [...compared('verifications', rows, this.expected), ...counts];
      return found.length > 0 ? found : this.eventsAmiss(client);
    });
  }

  /**
   * Checks that each accepted confirmation has one event in the stream, and that a report's newest event has the right
   * count.
   */
  private async eventsAmiss(client: Client): Promise<string[]> {
    const { rows } = await client.query<{ id: string; isRight: boolean }>(
      `SELECT o.id, r.verification_count = (o.data ->> 'verificationCount')::int OR o.aggregate_version <
                max(o.aggregate_version) OVER (PARTITION BY r.id) AS "isRight"
       FROM outbox o JOIN footpath_report r ON r.id = (o.data ->> 'reportId')::int WHERE o.type = $1 AND r.id = ANY($2)`,
      [EVENT, this.reports],
    );
    const inStream = await idsInStream(this.site.urls.nats, 'MAPS', EVENT);
    const lost = rows.filter(({ id }) => !inStream.has(id)).length;
    const wrong = rows.filter(({ isRight }) => !isRight).length;
    return [
      ...(rows.length === this.accepted ? [] : [`${rows.length} events of ${this.accepted} verifications`]),
      ...(lost === 0 ? [] : [`${lost} events are not in the stream`]),
      ...(wrong === 0 ? [] : [`the newest event of ${wrong} reports tells another count`]),
    ];
  }
}
