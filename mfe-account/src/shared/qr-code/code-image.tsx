import { styled } from 'styled-components';
import type { Squares } from './use-code';

// Cameras look for dark on light, whatever the colours of the page.
const Frame = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border-radius: 0.5rem;
  forced-color-adjust: none;
  print-color-adjust: exact;

  rect {
    fill: white;
  }
  path {
    fill: black;
  }
`;

const pathOf = (squares: Squares) =>
  squares.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

interface CodeImageProps {
  squares: Squares;
  /** Its name. What the code says stands beside it as text, so this says only what it is for. */
  label: string;
}

/** The drawn code. */
export function CodeImage({ squares, label }: CodeImageProps) {
  const size = squares.length;
  return (
    <Frame viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <rect width={size} height={size} />
      <path d={pathOf(squares)} />
    </Frame>
  );
}
