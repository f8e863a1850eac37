import { styled } from 'styled-components';
import { useEffect, useState } from 'react';

export type Squares = readonly (readonly boolean[])[];

/** Returns the QR code's squares for a text; null while the drawing code loads, 'failed' when it could not load. */
export function useCode(text: string): Squares | 'failed' | null {
  const [code, setCode] = useState<Squares | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    import(/* webpackChunkName: "draw-code" */ './draw-code').then(
      ({ drawCode }) => wanted && setCode(drawCode(text)),
      () => wanted && setCode('failed'),
    );
    return () => void (wanted = false);
  }, [text]);
  return code;
}

// Dark on light, whatever the page's colours, because cameras expect that.
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
  /** Accessible name: says only what the QR code is for, because its content is beside it as text. */
  label: string;
}

export function CodeImage({ squares, label }: CodeImageProps) {
  const size = squares.length;
  return (
    <Frame viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <rect width={size} height={size} />
      <path d={pathOf(squares)} />
    </Frame>
  );
}
