import { Injectable } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { type readReportMap, type ReportGroup, type ReportMap, SEVERITIES } from '@waymark/contracts-maps';
import { ReportRepository, type PointRow } from '../../report/report.repository';
import { CellRepository, type CellRow } from '../cell.repository';
import { heatNow } from '../heat-scale';
import { levelFor } from '../map-cells';
import { groupPoints } from './group-points';

type Query = EndpointInput<typeof readReportMap>['query'];

/** As many as a map shows one by one. */
const MOST_SINGLE = 200;
/** Read one by one where squares cannot answer; beyond it the map says that there are more. */
const MOST_READ = 5_000;

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
    const now = new Date();
    const groups = (await this.cells.inBox(query.box, level, query)).map((row) => toGroup(row, now));
    const total = groups.reduce((sum, { reports }) => sum + reports, 0);
    return { groups, reports: [], total, isWhole: true };
  }

  private async fromReports(query: Query): Promise<ReportMap> {
    const read = await this.reports.points(query, MOST_READ + 1);
    const points = read.slice(0, MOST_READ);
    const found = { total: points.length, isWhole: read.length <= MOST_READ };
    if (points.length <= MOST_SINGLE) return { groups: [], reports: points.map(toPoint), ...found };
    return { groups: groupPoints(points, query.box, new Date()), reports: [], ...found };
  }
}

const toPoint = ({ id, latitude, longitude, issueType, severity, status }: PointRow) => ({
  id,
  latitude,
  longitude,
  issueType,
  severity,
  status,
});

const toGroup = ({ heat, worst, ...group }: CellRow, now: Date): ReportGroup => ({
  ...group,
  heat: heatNow(heat, now),
  worst: SEVERITIES[worst - 1] ?? null,
});
