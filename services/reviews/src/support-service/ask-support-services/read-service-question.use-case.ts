import { Injectable } from '@nestjs/common';
import type { ServiceQuestion } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { problem } from '../../problem';
import { dayOf } from '../freshness';
import { toSupportService } from '../support-service.mapper';
import { SupportServiceRepository } from '../support-service.repository';
import { OpenQuestion } from './open-question';

/** Returns the entry for the page behind a question's link. */
@Injectable()
export class ReadServiceQuestion {
  constructor(
    private readonly database: Database,
    private readonly open: OpenQuestion,
    private readonly services: SupportServiceRepository,
  ) {}

  execute(token: string, now = new Date()): Promise<ServiceQuestion> {
    return this.database.transaction(async (tx) => {
      const { serviceId } = await this.open.take(tx, token, now);
      const service = await this.services.find(tx, serviceId);
      if (!service) throw problem('support-service.link-invalid');
      return { service: toSupportService(service, dayOf(now)) };
    });
  }
}
