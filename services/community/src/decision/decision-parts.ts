import { ContentAnswers } from './content-answers';
import { DecideCaseController } from './decide-case.controller';
import { DecideCase } from './decide-case.use-case';
import { DecisionWriter } from './decision.writer';
import { MemberMeasures } from './member-measures';
import { TellAuthor } from './tell-author';
import { TellReverts } from './tell-reverts';
import { TellReporters } from './tell-reporters';

/** What staff decide about content, and whom they tell. */
export const DECISION_CONTROLLERS = [DecideCaseController];
export const DECISION_PROVIDERS = [
  ContentAnswers,
  DecideCase,
  DecisionWriter,
  MemberMeasures,
  TellAuthor,
  TellReporters,
  TellReverts,
];
