import type { ReportPlaceSort } from '@waymark/contracts-maps';

export interface PlaceOrder {
  sort: ReportPlaceSort;
  order: 'asc' | 'desc';
}

export interface PlaceRow {
  id: number;
  name: string;
  district: string | null;
  countryName: string;
  latitude: number;
  longitude: number;
  open: number;
  resolved: number;
  /** Severity of the worst open report as a position in SEVERITIES, starting at 1; 0 if none is open. */
  worst: number;
  newestAt: Date;
}
