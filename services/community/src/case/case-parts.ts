import { Audit } from '../audit/audit';
import { CaseHands } from './case-hands';
import { CasePrivacy } from './case-privacy';
import { CaseRepository } from './case.repository';
import { CaseViews } from './case-views';
import { CaseWriter } from './case.writer';
import { CaseController } from './case.controller';

/** Content that staff look at, and the log of what they do. */
export const CASE_CONTROLLERS = [CaseController];
export const CASE_PROVIDERS = [Audit, CasePrivacy, CaseRepository, CaseViews, CaseWriter, CaseHands];
