import type { Provider } from '@nestjs/common';
import { CONFIG } from '@waymark/service-kit';
import { createPhotoStore } from '@waymark/service-kit/photo';
import type { ReviewsConfig } from '../config';
import { DataOutController } from './data-out.controller';
import { DumpSchedule } from './dumps/dump-schedule';
import { DUMP_PREFIX, DUMP_STORE } from './dumps/dump-store';
import { OpenVenue } from './open-venue';

/** Data for other programs and other sites: only venues and facts, never members. */
export const DATA_OUT_CONTROLLERS = [DataOutController];
export const DATA_OUT_PROVIDERS: Provider[] = [
  OpenVenue,
  DumpSchedule,
  {
    provide: DUMP_STORE,
    useFactory: (config: ReviewsConfig) => createPhotoStore(config, DUMP_PREFIX),
    inject: [CONFIG],
  },
];
