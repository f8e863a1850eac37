import type { ReportGroup, ReportPoint } from '@waymark/contracts-maps';
import type { ReactNode } from 'react';

/** A position in degrees, WGS 84. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** The part that a map shows. Its URL form has at most 5 digits of degrees and 2 of zoom. */
export interface MapView extends MapPoint {
  zoom: number;
}

/** Degrees. West is greater than east when the view crosses the date line. */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** `pins`: where each report is. `heat`: where reports are concentrated. */
export type ReportsLook = 'pins' | 'heat';

export interface ReportsMapProps {
  /** Name of the region for screen readers. */
  label: string;
  /** CSS. */
  height: string;
  /** The view to show; a new value moves the map. */
  view: MapView;
  /** Where streets are missing, the map opens further out than `view`, so that names show where it is. */
  opensWithNames?: boolean;
  /** Called when the map comes to rest, also the first time: the current view, rounded for the URL. */
  onView?: (view: MapView, box: MapBounds) => void;
  /** Groups and single reports, as returned by `readReportMap`. */
  groups: readonly ReportGroup[];
  reports: readonly ReportPoint[];
  look?: ReportsLook;
  selectedId?: number | null;
  onSelect?: (id: number | null) => void;
  /** Called when a group is pressed; without it, the map zooms in. */
  onGroup?: (group: ReportGroup) => void;
  /** A press anywhere, Enter or the button under the cross picks a position, and the place there is announced. */
  picking?: boolean;
  onPick?: (at: MapPoint) => void;
  /** Escape. */
  onPickEnd?: () => void;
  /** Label of the button that picks the position at the crosshair. */
  pickLabel?: string;
  /** The last picked position: marked until it is removed. */
  picked?: MapPoint | null;
  /** The person's own position, if they shared it. */
  me?: MapPoint | null;
  /** The card of the selected report, over the map. */
  popup?: (id: number) => ReactNode;
  /** Notes shown under the map. */
  notes?: readonly string[];
  /** Text shown instead if the map cannot be loaded, on a page without a form. */
  without?: string;
}
