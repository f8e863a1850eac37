import { Module } from '@nestjs/common';
import { ReportModule } from '../report/report.module';
import { ListRequests } from './list-requests.use-case';
import { Open311Answers } from './open311-answers';
import { Open311Controller } from './open311.controller';
import { RequestRepository } from './request.repository';

/** Footpath reports for programs that speak Open311. */
@Module({
  imports: [ReportModule],
  controllers: [Open311Controller],
  providers: [ListRequests, Open311Answers, RequestRepository],
})
export class Open311Module {}
