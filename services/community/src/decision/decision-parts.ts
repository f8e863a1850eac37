import { ContentAnswers } from './content-answers';
import { DecideCaseController } from './decide-case.controller';
import { DecideCase } from './decide-case.use-case';
import { DecisionWriter } from './decision.writer';
import { MemberMeasures } from './member-measures';
import { TellAuthor } from './tell-author';
import { TellBulkUndos } from './tell-bulk-undos';
import { TellReporters } from './tell-reporters';

/** Decisions on content, and the notifications about them. */
export const DECISION_CONTROLLERS = [DecideCaseController];
export const DECISION_PROVIDERS = [
  ContentAnswers,
  DecideCase,
  DecisionWriter,
  MemberMeasures,
  TellAuthor,
  TellReporters,
  TellBulkUndos,
];
