import { StatementController } from './statement.controller';
import { AppealDecision } from './appeal-decision.use-case';
import { Appeals } from './appeals';
import { AppealByLink } from './by-link/appeal-by-link.use-case';
import { StatementLinks } from './by-link/statement-links';
import { TryLimit } from './by-link/try-limit';
import { TryRepository } from './by-link/try.repository';
import { StatementRepository } from './statement.repository';

/** Statements of reasons and appeals, for the author: in their account, or by the link in their email. */
export const STATEMENT_CONTROLLERS = [StatementController];
export const STATEMENT_PROVIDERS = [
  StatementRepository,
  Appeals,
  AppealDecision,
  AppealByLink,
  StatementLinks,
  TryLimit,
  TryRepository,
];
