import { useEffect, useState, type RefObject } from 'react';
import type { Size } from './view-box';

/** Where there is no map: as if there were one of this size. */
const WITHOUT_MAP: Size = { width: 800, height: 600 };

/** How large the map will be, known before its code is here. Null while nothing is drawn. */
export function useSize(box: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
    setSize(width > 0 && height > 0 ? { width, height } : WITHOUT_MAP);
  }, [box]);
  return size;
}
