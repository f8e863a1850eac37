import { Module } from '@nestjs/common';
import { CaseModule } from '../case/case.module';
import { AppealByLink, AppealDecision } from './appeal-decision.use-case';
import { Appeals } from './appeals';
import { StatementOfReasonsLinks } from './by-link/statement-links';
import { TryLimit, TryRepository } from './by-link/try-limit';
import { StatementOfReasonsController } from './statement.controller';
import { StatementOfReasonsRepository } from './statement.repository';

/** Statements of reasons and appeals, for the author: in their account, or by the link in their email. */
@Module({
  imports: [CaseModule],
  controllers: [StatementOfReasonsController],
  providers: [
    AppealByLink,
    AppealDecision,
    Appeals,
    StatementOfReasonsLinks,
    StatementOfReasonsRepository,
    TryLimit,
    TryRepository,
  ],
})
export class StatementOfReasonsModule {}
