import { Audit } from '../audit/audit';
import { CaseHands } from './case-hands';
import { CasePrivacy } from './case-privacy';
import { CaseRepository } from './case.repository';
import { CaseViews } from './case-views';
import { CaseWriter } from './case.writer';
import { CaseController } from './case.controller';

/** Moderation cases and the log of staff acts. */
export const CASE_CONTROLLERS = [CaseController];
export const CASE_PROVIDERS = [Audit, CasePrivacy, CaseRepository, CaseViews, CaseWriter, CaseHands];
