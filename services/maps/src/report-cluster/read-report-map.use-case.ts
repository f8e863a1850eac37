import { Injectable } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { type readReportMap, type ReportGroup, type ReportMap, SEVERITIES } from '@waymark/contracts-maps';
import { levelFor } from '../report/cluster-levels';
import { type GroupRow, ReportRepository } from '../report/report.repository';
import { ClusterRepository, FINEST_OF_MONTHS, MonthRepository, type SinceFilter } from './cluster.repository';

const SINCE = Date.UTC(2025, 0, 1);
const YEAR_MS = 365 * 86_400_000;

/** Returns the current weight of a sum of `report_heat`, which is stored relative to 2025. */
const heatNow = (heat: number, now: Date): number => heat / 2 ** ((now.getTime() - SINCE) / YEAR_MS);

type Query = EndpointInput<typeof readReportMap>['query'];

/** Maximum number of reports that a map shows individually. */
const MOST_SINGLE = 200;
/**
 * Maximum reports read individually when squares cannot be used; at this number, the map says that there may be more.
 */
const MOST_READ = 5_000;
/** Number of squares across a view when reports are grouped: each is as wide as a finger on a phone. */
const ACROSS = 16;
/** Minimum side of a box in degrees, because a box may have no width or height. */
const LEAST_DEGREES = 1e-6;

/** Returns what a view of the map shows: clusters when zoomed out, single reports when zoomed in. */
@Injectable()
export class ReadReportMap {
  constructor(
    private readonly cells: ClusterRepository,
    private readonly months: MonthRepository,
    private readonly reports: ReportRepository,
  ) {}

  async execute(query: Query): Promise<ReportMap> {
    const level = levelFor(query.box);
    if (level === null) return this.fromReports(query);
    if (query.since !== undefined) return this.since({ ...query, since: query.since }, level);
    const groups = (await this.cells.inBox(query.box, level, query)).map(groupAt(new Date()));
    return { groups, reports: [], total: totalOf(groups), isWhole: true };
  }

  private async since(query: Query & SinceFilter, level: number): Promise<ReportMap> {
    // Whether stored counts by month can be used. They exist neither by issue type or severity, nor for small squares.
    const isKept = query.severity === undefined && query.issueType === undefined && level <= FINEST_OF_MONTHS;
    if (!isKept) return this.fromReports(query);
    const rows = await this.months.inBox(query, level, MOST_READ);
    const groups = rows.map(groupAt(new Date()));
    const total = totalOf(groups);
    if (total <= MOST_SINGLE) return this.single(query, total);
    return { groups, reports: [], total, isWhole: rows.reduce((sum, { read }) => sum + read, 0) < MOST_READ };
  }

  private async fromReports(query: Query): Promise<ReportMap> {
    const { west, east } = query.box;
    const degrees = Math.max(LEAST_DEGREES, (east - west + (west > east ? 360 : 0)) / ACROSS);
    const groups = (await this.reports.groups(query, degrees, MOST_READ)).map(groupAt(new Date()));
    const total = totalOf(groups);
    if (total <= MOST_SINGLE) return this.single(query, total);
    return { groups, reports: [], total, isWhole: total < MOST_READ };
  }

  private async single(query: Query, total: number): Promise<ReportMap> {
    const reports = total === 0 ? [] : await this.reports.points(query, MOST_SINGLE);
    return { groups: [], reports, total: reports.length, isWhole: true };
  }
}

const totalOf = (groups: readonly ReportGroup[]): number => groups.reduce((sum, { reports }) => sum + reports, 0);

const groupAt =
  (now: Date) =>
  ({ latitude, longitude, reports, open, heat, worst }: GroupRow): ReportGroup => ({
    latitude,
    longitude,
    reports,
    open,
    heat: heatNow(heat, now),
    worst: SEVERITIES[worst - 1] ?? null,
  });
