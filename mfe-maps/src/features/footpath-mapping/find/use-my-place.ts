import { findPosition, type MapPoint } from '@waymark/map';
import { announce, toast } from '@waymark/mfe-kit';
import { useCallback, useEffect, useRef, useState } from 'react';

/** S2 section 8. */
const NO_ACCESS = {
  title: 'Location Access',
  description: 'Unable to access your location. Using default map center.',
} as const;

/**
 * Where the person is: at once where they allowed it before, else when they press the button; a page that asks before it
 * was asked is refused.
 */
export function useMyPlace(isWelcome: boolean, onFound: (at: MapPoint) => void) {
  const [me, setMe] = useState<MapPoint | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const found = useRef(onFound);
  found.current = onFound;
  const isHere = useRef(true);

  const look = useCallback(async () => {
    setIsLooking(true);
    const outcome = await findPosition();
    if (!isHere.current) return;
    setIsLooking(false);
    if (outcome.status !== 'found') {
      toast(NO_ACCESS);
      return;
    }
    const { latitude, longitude } = outcome;
    setMe({ latitude, longitude });
    found.current({ latitude, longitude });
    announce('The map shows where you are.');
  }, []);

  const welcome = useRef(isWelcome);
  useEffect(() => {
    isHere.current = true;
    if (welcome.current) void isAllowed().then((yes) => (yes && isHere.current ? look() : undefined));
    return () => {
      isHere.current = false;
    };
  }, [look]);

  return { me, isLooking, findMe: () => void look() };
}

async function isAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}
