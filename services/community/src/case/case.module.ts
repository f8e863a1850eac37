import { Module } from '@nestjs/common';
import { CaseHands } from './case-hands';
import { CasePrivacy } from './case-privacy';
import { CaseViews } from './case-views';
import { CaseController } from './case.controller';
import { CaseRepository } from './case.repository';
import { CaseWriter } from './case.writer';

/** Moderation cases. */
@Module({
  controllers: [CaseController],
  providers: [CaseHands, CasePrivacy, CaseRepository, CaseViews, CaseWriter],
  exports: [CasePrivacy, CaseViews, CaseWriter],
})
export class CaseModule {}
