import { Module } from '@nestjs/common';
import { CONFIG, currentEnvironment } from '@waymark/service-kit';
import type { MapsConfig } from '../config';
import { Gazetteer } from '../geo/gazetteer';
import { GeoModule } from '../geo/geo.module';
import { readAuthorities } from './read-authorities';
import { Authorities } from './authorities';
import { HandoverRepository } from './handover.repository';
import { PassedOnViews } from './passed-on.views';

function openAuthorities({ AUTHORITIES_FILE, MODE }: MapsConfig, gazetteer: Gazetteer): Authorities {
  if (!AUTHORITIES_FILE) return new Authorities([]);
  const surroundings = { env: currentEnvironment(), isLocal: MODE === 'local', gazetteer };
  return new Authorities(readAuthorities(AUTHORITIES_FILE, surroundings));
}

/** The authorities in charge of paths, and which reports they received. */
@Module({
  imports: [GeoModule],
  providers: [
    HandoverRepository,
    PassedOnViews,
    { provide: Authorities, useFactory: openAuthorities, inject: [CONFIG, Gazetteer] },
  ],
  exports: [Authorities, HandoverRepository, PassedOnViews],
})
export class AuthorityModule {}
