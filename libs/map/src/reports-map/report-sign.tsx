import { styled } from 'styled-components';
import { signOf, type SignedReport, type SignScale } from './report-signs';

/** In forced colours the map draws its signs in these, too. */
const Drawing = styled.svg`
  flex: none;

  @media (forced-colors: active) {
    g {
      stroke: CanvasText;
    }
    path:first-child {
      fill: Canvas;
    }
  }
`;

interface ReportSignProps extends SignedReport {
  scale?: SignScale;
  /** Width and height in CSS. */
  size?: string;
}

/** The sign of a report as the map draws it. Hidden from assistive technology, because its text is beside it. */
export function ReportSign({ severity, status, scale = 'map', size = '1.5em' }: ReportSignProps) {
  const { edge, glyph, token } = signOf(severity, status, scale);
  return (
    <Drawing viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <g stroke="var(--color-mark-ink)" strokeLinecap="round" strokeLinejoin="round">
        <path d={edge} fill={`var(--color-${token})`} strokeWidth="1.5" />
        <path d={glyph} fill="none" strokeWidth="2.4" />
      </g>
    </Drawing>
  );
}
