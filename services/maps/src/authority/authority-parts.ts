import { CONFIG, currentEnvironment } from '@waymark/service-kit';
import type { MapsConfig } from '../config';
import { Gazetteer } from '../geo/gazetteer';
import { PassedOnSource } from '../report/passed-on-source';
import { Authorities } from './authorities';
import { HandoverRepository } from './handover.repository';
import { FollowUp } from './pass-on/follow-up';
import { MailLetter } from './pass-on/mail-letter';
import { PassOn } from './pass-on/pass-on';
import { SendToDesk } from './pass-on/send-to-desk';
import { PassedOnViews } from './passed-on.views';
import { readAuthorities } from './read-authorities';
import { ReadLetterController } from './read-letter.controller';

function openAuthorities({ AUTHORITIES_FILE, MODE }: MapsConfig, gazetteer: Gazetteer): Authorities {
  if (!AUTHORITIES_FILE) return new Authorities([]);
  const surroundings = { env: currentEnvironment(), isLocal: MODE === 'local', gazetteer };
  return new Authorities(readAuthorities(AUTHORITIES_FILE, surroundings));
}

/** Authorities in charge of paths, and the reports sent to them. */
export const AUTHORITY_CONTROLLERS = [ReadLetterController];
export const AUTHORITY_PROVIDERS = [
  { provide: Authorities, useFactory: openAuthorities, inject: [CONFIG, Gazetteer] },
  HandoverRepository,
  { provide: PassedOnSource, useClass: PassedOnViews },
  SendToDesk,
  MailLetter,
  FollowUp,
  PassOn,
];
