import { OpenStartController } from './open-start/open-start.controller';
import { OpenStart } from './open-start/open-start.use-case';
import { StartRepository } from './start.repository';

/** What staff begin with. */
export const START_CONTROLLERS = [OpenStartController];
export const START_PROVIDERS = [OpenStart, StartRepository];
