import { SEVERITY_LABELS, type ReportPoint, type ReportStatus, type Severity } from '@waymark/contracts-maps';

/** The mapping page paints minor reports like moderate ones; the heat map has a colour for each of its three levels. */
export type SignScale = 'map' | 'heat';

/** A drawn shape on a 24-unit grid: `edge` is filled with the colour, `glyph` is drawn over it in ink. */
export interface Sign {
  edge: string;
  glyph: string;
  /** The token of its colour: `--color-mark-…`. */
  token: 'mark-minor' | 'mark-moderate' | 'mark-severe' | 'mark-done';
  word: string;
}

const SHAPES: Readonly<Record<Severity, readonly [edge: string, glyph: string]>> = {
  minor: ['M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17z', 'M12 9.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8z'],
  moderate: ['M12 2.5 22 20.5H2z', 'M12 9.5v5M12 17.3v.2'],
  major: ['M12 1.5 22.5 12 12 22.5 1.5 12z', 'M12 7v6M12 16.3v.2'],
  severe: ['M8 2h8l6 6v8l-6 6H8l-6-6V8z', 'M8.5 8.5l7 7M15.5 8.5l-7 7'],
};

const DONE: Sign = {
  edge: SHAPES.minor[0],
  glyph: 'm7.8 12.3 2.9 2.9 5.5-6.2',
  token: 'mark-done',
  word: 'Resolved',
};

const TOKENS: Readonly<Record<SignScale, Readonly<Record<Severity, Sign['token']>>>> = {
  map: { minor: 'mark-moderate', moderate: 'mark-moderate', major: 'mark-severe', severe: 'mark-severe' },
  heat: { minor: 'mark-minor', moderate: 'mark-moderate', major: 'mark-severe', severe: 'mark-severe' },
};

/** Returns the sign of a report: its shape, glyph, colour and text. */
export function signOf(severity: Severity, status: ReportStatus, scale: SignScale = 'map'): Sign {
  if (status === 'resolved') return DONE;
  const [edge, glyph] = SHAPES[severity];
  return { edge, glyph, token: TOKENS[scale][severity], word: SEVERITY_LABELS[severity] };
}

/** Resolved reports are smaller because they are past. */
export const SIGN_SIZE = { open: 26, resolved: 20, selected: 38 } as const;

export type SignedReport = Pick<ReportPoint, 'severity' | 'status'>;
