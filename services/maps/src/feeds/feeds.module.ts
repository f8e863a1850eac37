import { Module } from '@nestjs/common';
import { ReportModule } from '../report/report.module';
import { ReadFeed } from './read-feed';
import { ReportFeedsController } from './report-feeds.controller';

/** Reports as feeds for other programs. */
@Module({ imports: [ReportModule], controllers: [ReportFeedsController], providers: [ReadFeed] })
export class FeedsModule {}
