import { useEffect, useState, type RefObject } from 'react';
import type { Size } from './view-box';

/** Assumed size when there is no map. */
const WITHOUT_MAP: Size = { width: 800, height: 600 };

/** Returns the size that the map will have, before its code is loaded. Null before the first render. */
export function useSize(box: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
    setSize(width > 0 && height > 0 ? { width, height } : WITHOUT_MAP);
  }, [box]);
  return size;
}
