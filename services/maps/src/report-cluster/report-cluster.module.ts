import { Module } from '@nestjs/common';
import { ReportModule } from '../report/report.module';
import { ReportPlaceModule } from '../report-place/report-place.module';
import { ClusterProjection } from './cluster-projection';
import { ClusterRepository, MonthRepository } from './cluster.repository';
import { ReadReportMapController } from './read-report-map.controller';
import { ReadReportMap } from './read-report-map.use-case';

/** Counts of reports in each square of the map. */
@Module({
  imports: [ReportModule, ReportPlaceModule],
  controllers: [ReadReportMapController],
  providers: [ClusterProjection, ClusterRepository, MonthRepository, ReadReportMap],
})
export class ReportClusterModule {}
