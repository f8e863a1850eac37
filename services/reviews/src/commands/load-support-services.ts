import type { SeedSupportService } from '@waymark/seed';
import type { Database } from '@waymark/service-kit';
import type { ImportRow } from '../support-service/import-support-services/import-row';
import { SupportServiceWriter } from '../support-service/support-service.writer';

/** Adds and updates the support services from open data. Services that an admin imported stay unchanged. */
export async function loadSupportServices(
  database: Database,
  services: readonly SeedSupportService[],
): Promise<number> {
  await database.transaction((tx) => new SupportServiceWriter().upsert(tx, 'seed', services.map(importRow)));
  return services.length;
}

function importRow(service: SeedSupportService): ImportRow {
  return {
    address: null,
    email: null,
    website: null,
    contactInfo: null,
    eligibilityCriteria: null,
    accessibilityFeatures: null,
    fundingType: null,
    operatingHours: null,
    language: null,
    ...service,
  };
}
