import type { Problem } from '@waymark/contracts-core';
import type { FootpathReport, ReportHistory } from '@waymark/contracts-maps';
import type { MapsUnderTest } from './maps-service';

/** A report, or the problem returned instead: both have a `status`. */
export type AnyReport = Omit<FootpathReport & { history: ReportHistory[]; correctionKey: string | null }, 'status'> &
  Omit<Problem, 'status'> & { status: FootpathReport['status'] | number };

/** The default centre of the map: Manchester. */
export const MANCHESTER = { latitude: 53.4808, longitude: -2.2426 };

export const reportForm = (more: object = {}) => ({
  reporterName: 'Ada',
  issueType: 'no_dropped_kerb',
  severity: 'major',
  description: 'No dropped kerb at the crossing by the library.',
  ...MANCHESTER,
  ...more,
});

/** Returns short functions that call the report endpoints as one person. */
export function reportCalls(service: MapsUnderTest) {
  const path = '/api/footpath-reports';
  return {
    report: (more: object = {}, as?: number, key?: string) =>
      service.call<AnyReport>('POST', path, { as, key, body: reportForm(more) }),
    read: (id: number, as?: number) => service.call<AnyReport>('GET', `${path}/${id}`, { as }),
    list: (query = '', as?: number) =>
      service.call<AnyReport[] & Pick<Problem, 'fieldErrors'>>('GET', `${path}${query}`, { as }),
    correct: (id: number, body: object, as?: number) => service.call<AnyReport>('PATCH', `${path}/${id}`, { as, body }),
    verify: (id: number, as?: number, key?: string) =>
      service.call<AnyReport>('POST', `${path}/${id}/verify`, { as, key }),
    answer: (id: number, isStillThere: unknown, as?: number) =>
      service.call<AnyReport>('PUT', `${path}/${id}/answer`, { as, body: { isStillThere } }),
    setStatus: (id: number, isResolved: unknown, reason: string | undefined, as?: number) =>
      service.call<AnyReport>('PATCH', `${path}/${id}/status`, { as, body: { isResolved, reason } }),
  };
}
