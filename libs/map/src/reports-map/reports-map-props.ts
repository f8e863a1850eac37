import type { ReportGroup, ReportPoint } from '@waymark/contracts-maps';
import type { ReactNode } from 'react';

/** Degrees, WGS 84. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** What a map shows; its address bar form has 5 digits of degrees and 2 of zoom at most. */
export interface MapView extends MapPoint {
  zoom: number;
}

/** Degrees; west beyond east: across the date line. */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** `pins`: where each report is. `heat`: where they pile up. */
export type ReportsLook = 'pins' | 'heat';

export interface ReportsMapProps {
  /** Names the region. */
  label: string;
  /** CSS. */
  height: string;
  /** A new one moves the map. */
  view: MapView;
  /** Where streets are missing it opens further out than `view` says, so that names tell where it is. */
  opensWithNames?: boolean;
  /** The map came to rest, also at first: what it shows now, as rounded as an address should be. */
  onView?: (view: MapView, box: MapBounds) => void;
  /** Both as `readReportMap` answers. */
  groups: readonly ReportGroup[];
  reports: readonly ReportPoint[];
  look?: ReportsLook;
  selectedId?: number | null;
  onSelect?: (id: number | null) => void;
  /** Pressed; the map comes nearer unless this is given. */
  onGroup?: (group: ReportGroup) => void;
  /** A press anywhere, Enter or the button under the cross tell a position, and what lies there is spoken. */
  picking?: boolean;
  onPick?: (at: MapPoint) => void;
  /** Escape. */
  onPickEnd?: () => void;
  /** The button that picks what lies under the cross. */
  pickLabel?: string;
  /** The position that was picked last: marked until it is taken away. */
  picked?: MapPoint | null;
  /** Where the person is, where they told. */
  me?: MapPoint | null;
  /** The card of the selected report, over the map. */
  popup?: (id: number) => ReactNode;
  /** Said under the map. */
  notes?: readonly string[];
  /** What there is instead where the map cannot be loaded, on a page without a form. */
  without?: string;
}
