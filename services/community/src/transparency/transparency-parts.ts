import { KeptQuarters } from './kept-quarters';
import { QuarterRepository } from './quarter.repository';
import { ReadQuartersController } from './read-quarters/read-quarters.controller';

/** What everybody may know of how staff decide. */
export const TRANSPARENCY_CONTROLLERS = [ReadQuartersController];
export const TRANSPARENCY_PROVIDERS = [KeptQuarters, QuarterRepository];
