import { CONFIG, currentEnvironment } from '@waymark/service-kit';
import type { MapsConfig } from '../config';
import { Gazetteer } from '../geo/gazetteer';
import { PassedOnSource } from '../report/passed-on-source';
import { Authorities } from './authorities';
import { HandoverRepository } from './handover.repository';
import { FollowUp } from './pass-on/follow-up';
import { SendAuthorityEmail } from './pass-on/mail-email';
import { PassOn } from './pass-on/pass-on';
import { SendToDesk } from './pass-on/send-to-desk';
import { PassedOnViews } from './passed-on.views';
import { readAuthorities } from './read-authorities';
import { ReadEmailController } from './read-email.controller';

function openAuthorities({ AUTHORITIES_FILE, MODE }: MapsConfig, gazetteer: Gazetteer): Authorities {
  if (!AUTHORITIES_FILE) return new Authorities([]);
  const surroundings = { env: currentEnvironment(), isLocal: MODE === 'local', gazetteer };
  return new Authorities(readAuthorities(AUTHORITIES_FILE, surroundings));
}

/** Authorities in charge of paths, and the reports sent to them. */
export const AUTHORITY_CONTROLLERS = [ReadEmailController];
export const AUTHORITY_PROVIDERS = [
  { provide: Authorities, useFactory: openAuthorities, inject: [CONFIG, Gazetteer] },
  HandoverRepository,
  { provide: PassedOnSource, useClass: PassedOnViews },
  SendToDesk,
  SendAuthorityEmail,
  FollowUp,
  PassOn,
];
