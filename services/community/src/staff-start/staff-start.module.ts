import { Module } from '@nestjs/common';
import { OpenStartController } from './open-start.controller';
import { OpenStart } from './open-start.use-case';
import { StartRepository } from './start.repository';

/** The start page of staff: what waits for them. */
@Module({ controllers: [OpenStartController], providers: [OpenStart, StartRepository] })
export class StaffStartModule {}
