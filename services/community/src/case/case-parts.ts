import { Audit } from '../audit/audit';
import { CaseHands } from './case-hands';
import { CasePrivacy } from './case-privacy';
import { CaseRepository } from './case.repository';
import { CaseViews } from './case-views';
import { CaseWriter } from './case.writer';
import { ListCasesController } from './list-cases/list-cases.controller';
import { TakeCaseController } from './take-case/take-case.controller';

/** Content that staff look at, and the log of what they do. */
export const CASE_CONTROLLERS = [TakeCaseController, ListCasesController];
export const CASE_PROVIDERS = [Audit, CasePrivacy, CaseRepository, CaseViews, CaseWriter, CaseHands];
