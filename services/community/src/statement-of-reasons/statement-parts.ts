import { StatementOfReasonsController } from './statement.controller';
import { AppealDecision } from './appeal-decision.use-case';
import { Appeals } from './appeals';
import { AppealByLink } from './by-link/appeal-by-link.use-case';
import { StatementOfReasonsLinks } from './by-link/statement-links';
import { TryLimit } from './by-link/try-limit';
import { TryRepository } from './by-link/try.repository';
import { StatementOfReasonsRepository } from './statement.repository';

/** Statements of reasons and appeals, for the author: in their account, or by the link in their email. */
export const STATEMENT_OF_REASONS_CONTROLLERS = [StatementOfReasonsController];
export const STATEMENT_OF_REASONS_PROVIDERS = [
  StatementOfReasonsRepository,
  Appeals,
  AppealDecision,
  AppealByLink,
  StatementOfReasonsLinks,
  TryLimit,
  TryRepository,
];
