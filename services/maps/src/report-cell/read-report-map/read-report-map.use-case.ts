import { Injectable } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { type readReportMap, type ReportGroup, type ReportMap, SEVERITIES } from '@waymark/contracts-maps';
import { type GroupRow, ReportRepository } from '../../report/report.repository';
import { CellRepository } from '../cell.repository';
import { heatNow } from '../heat-scale';
import { levelFor } from '../../report/map-cells';

type Query = EndpointInput<typeof readReportMap>['query'];

/** As many as a map shows one by one. */
const MOST_SINGLE = 200;
/** Read one by one where squares cannot answer; at so many the map says that there may be more. */
const MOST_READ = 5_000;
/** Squares across a view that is grouped from reports: as wide as a finger on a phone. */
const ACROSS = 16;
/** A box may be a line. */
const LEAST_DEGREES = 1e-6;

/** What a map's view shows: groups from afar, single reports from near. */
@Injectable()
export class ReadReportMap {
  constructor(
    private readonly cells: CellRepository,
    private readonly reports: ReportRepository,
  ) {}

  async execute(query: Query): Promise<ReportMap> {
    const level = levelFor(query.box);
    // Squares know no days.
    if (level === null || query.since !== undefined) return this.fromReports(query);
    const groups = (await this.cells.inBox(query.box, level, query)).map(groupAt(new Date()));
    return { groups, reports: [], total: totalOf(groups), isWhole: true };
  }

  private async fromReports(query: Query): Promise<ReportMap> {
    const { west, east } = query.box;
    const degrees = Math.max(LEAST_DEGREES, (east - west + (west > east ? 360 : 0)) / ACROSS);
    const groups = (await this.reports.groups(query, degrees, MOST_READ)).map(groupAt(new Date()));
    const total = totalOf(groups);
    if (total > MOST_SINGLE) return { groups, reports: [], total, isWhole: total < MOST_READ };
    const reports = total === 0 ? [] : await this.reports.points(query, MOST_SINGLE);
    return { groups: [], reports, total: reports.length, isWhole: true };
  }
}

const totalOf = (groups: readonly ReportGroup[]): number => groups.reduce((sum, { reports }) => sum + reports, 0);

const groupAt =
  (now: Date) =>
  ({ heat, worst, ...group }: GroupRow): ReportGroup => ({
    ...group,
    heat: heatNow(heat, now),
    worst: SEVERITIES[worst - 1] ?? null,
  });
