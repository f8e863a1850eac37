import { Module } from '@nestjs/common';
import { RetentionDates } from './retention-dates';

/** Apart from the job, so that every way in can set the date. */
@Module({ providers: [RetentionDates], exports: [RetentionDates] })
export class RetentionDatesModule {}
