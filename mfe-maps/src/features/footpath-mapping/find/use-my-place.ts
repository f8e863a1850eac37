import { findPosition, type MapPoint } from '@waymark/map';
import { announce, toast } from '@waymark/mfe-kit';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Documented texts, word for word. */
const NO_ACCESS = {
  title: 'Location Access',
  description: 'Unable to access your location. Using default map center.',
} as const;

/**
 * Where the person is: at once where they allowed it before, else when they press the button; a page that asks before it
 * was asked is refused.
 * @param onFound whether it went there: who was not asked for and comes late finds somebody looking elsewhere
 */
export function useMyPlace(isWelcome: boolean, onFound: (at: MapPoint, isAsked: boolean) => boolean) {
  const [me, setMe] = useState<MapPoint | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const found = useRef(onFound);
  found.current = onFound;
  const isHere = useRef(true);

  const look = useCallback(async (isAsked: boolean) => {
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
    if (found.current({ latitude, longitude }, isAsked)) announce('Showing reports near you.');
  }, []);

  const welcome = useRef(isWelcome);
  useEffect(() => {
    isHere.current = true;
    if (welcome.current) void isAllowed().then((yes) => (yes && isHere.current ? look(false) : undefined));
    return () => {
      isHere.current = false;
    };
  }, [look]);

  return { me, isLooking, findMe: () => void look(true) };
}

async function isAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}
