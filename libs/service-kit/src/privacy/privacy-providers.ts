import { EventTraces } from './event-traces';
import { ExportAnswers } from './export-answers';
import { MemberErasure } from './member-erasure';

/** For a slice's own list of providers. */
export const PRIVACY_PROVIDERS = [EventTraces, ExportAnswers, MemberErasure];
