import { findPosition, type MapPoint } from '@waymark/map';
import { announce, toast } from '@waymark/mfe-kit';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Texts from the requirements, word for word. */
const NO_ACCESS = {
  title: 'Location Access',
  description: 'Unable to access your location. Using default map center.',
} as const;

/**
 * Finds the person's position: immediately if they allowed it before, else on a button press, because browsers block
 * unrequested prompts.
 * @param onFound returns whether the view moved there; an unrequested late position must not move a view in use
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
