import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@waymark/service-kit';
import type { MapsConfig } from '../config';

/** Returns the full URL of a report's page. */
@Injectable()
export class ReportLink {
  constructor(@Inject(CONFIG) private readonly config: Pick<MapsConfig, 'PUBLIC_ORIGIN'>) {}

  of(id: number): string {
    return new URL(`/footpath-reports/${id}`, this.config.PUBLIC_ORIGIN).href;
  }
}
