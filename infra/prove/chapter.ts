import type { Platform } from './platform';
import type { Report } from './report';
import type { TeamCheckout } from './team-checkout';

/** A part of the proof that stands alone: some bars, shown on a running platform. */
export interface Chapter {
  name: string;
  /** How many of every service and gateway its platform has. */
  replicas: 1 | 2;
  run(report: Report, checkout: TeamCheckout, platform: Platform): Promise<void>;
}
