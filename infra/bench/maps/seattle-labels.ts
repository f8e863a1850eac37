import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { IssueType, Severity } from '@waymark/contracts-maps';

/** Between the suburbs and near the densest streets. */
const MIDDLE = { latitude: 47.63836, longitude: -122.32696 };

/** Maps labels of Project Sidewalk to our issue types. A good kerb (CurbRamp) has no equivalent; it only adds load. */
const ISSUES: Readonly<Record<string, IssueType>> = {
  SurfaceProblem: 'uneven_surface',
  NoCurbRamp: 'no_dropped_kerb',
  CurbRamp: 'poor_condition',
  Obstacle: 'blocked',
  NoSidewalk: 'missing_ramp',
  Other: 'other',
};
/** For Project Sidewalk's severities 1 to 5. */
const SEVERITIES: readonly Severity[] = ['minor', 'moderate', 'moderate', 'major', 'severe'];

export interface Label {
  issue: IssueType;
  severity: Severity;
  /**
   * Distance from the city centre in degrees of latitude, or degrees of longitude at the equator, which are equally
   * long.
   */
  north: number;
  east: number;
}

/**
 * Returns positions of 79,722 labelled kerbs and footpaths in Seattle, ordered by kind and severity. See
 * DATA_LICENSES.md.
 */
export function seattleLabels(): Label[] {
  const text = gunzipSync(readFileSync(new URL('seattle-labels.csv.gz', import.meta.url))).toString();
  const shrink = Math.cos((MIDDLE.latitude * Math.PI) / 180);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [kind = '', severity, latitude, longitude] = line.split(',');
      return {
        issue: ISSUES[kind] ?? 'other',
        severity: SEVERITIES[Number(severity) - 1] ?? 'moderate',
        north: Number(latitude) - MIDDLE.latitude,
        east: (Number(longitude) - MIDDLE.longitude) * shrink,
      };
    });
}
