import { Module } from '@nestjs/common';
import { CaseModule } from '../case/case.module';
import { AppealDecision } from './appeal-decision.use-case';
import { Appeals } from './appeals';
import { AppealByLink } from './by-link/appeal-by-link.use-case';
import { StatementOfReasonsLinks } from './by-link/statement-links';
import { TryLimit } from './by-link/try-limit';
import { TryRepository } from './by-link/try.repository';
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
