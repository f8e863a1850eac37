import { Controller } from '@nestjs/common';
import {
  getSupportServiceFilters,
  SUPPORT_SERVICE_TYPES,
  type SupportServiceFilters,
} from '@waymark/contracts-reviews';
import { Endpoint } from '@waymark/service-kit';
import { SupportServiceRepository } from '../support-service.repository';

const byName = new Intl.Collator('en').compare;

@Controller()
export class GetSupportServiceFiltersController {
  constructor(private readonly repository: SupportServiceRepository) {}

  @Endpoint(getSupportServiceFilters)
  async handle(): Promise<SupportServiceFilters> {
    const { cities, types, countries } = await this.repository.filters();
    return {
      cities: cities.sort(byName),
      types: SUPPORT_SERVICE_TYPES.filter((type) => types.includes(type)),
      countries: countries.sort(byName),
    };
  }
}
