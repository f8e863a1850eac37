import { useEffect, useState } from 'react';

export type Squares = readonly (readonly boolean[])[];

/** The squares of the code for a text; null while the drawing part loads, 'failed' when it could not. */
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
