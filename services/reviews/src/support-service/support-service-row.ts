import type { SupportServiceType } from '@waymark/contracts-reviews';

/** As support-service.repository.ts reads it. */
export interface SupportServiceRow {
  id: number;
  type: SupportServiceType;
  name: string;
  normalName: string;
  description: string | null;
  address: string | null;
  city: string | null;
  country: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  contactInfo: string | null;
  serviceArea: string | null;
  eligibilityCriteria: string | null;
  accessibilityFeatures: string | null;
  fundingType: string | null;
  operatingHours: string | null;
  /** YYYY-MM-DD */
  lastVerified: string;
  sourceName: string | null;
  sourceLicence: string | null;
  sourceUrl: string | null;
  createdAt: Date;
}
