import { announce } from '@waymark/mfe-kit';
import { radii, space, target } from '@waymark/ui';
import { useEffect, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { getPlaceAt } from '../gazetteer';
import type { MapPoint } from './reports-map-props';

/** Whoever holds a key down hears one place, the last. */
const REST_MS = 600;

const Words = styled.p`
  position: absolute;
  inset: ${space[3]} auto auto ${space[3]};
  z-index: 2;
  max-width: calc(100% - 2 * ${target} - 2rem);
  padding: ${space[1]} ${space[3]};
  border-radius: ${radii.small};
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  pointer-events: none;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const numbers = ({ latitude, longitude }: MapPoint): string => `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;

interface UnderTheCrossProps {
  at: MapPoint;
  /** Spoken only to whoever has the focus there; null: to all. */
  heardFrom: RefObject<HTMLElement | null> | null;
}

/** What lies under the cross, in words once the map rests; the numbers alone where the look-up fails. */
export function UnderTheCross({ at, heardFrom }: UnderTheCrossProps) {
  const { latitude, longitude } = at;
  const [words, setWords] = useState('');

  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      const point = { latitude, longitude };
      void getPlaceAt(latitude, longitude)
        .then(({ city, countryName }) => (city === 'Unknown City' ? 'far from any town' : `${city}, ${countryName}`))
        .catch(() => '')
        .then((near) => {
          if (isOver) return;
          const said = near ? `${numbers(point)}, ${near}` : numbers(point);
          setWords(said);
          if (!heardFrom || heardFrom.current === document.activeElement) announce(`Under the cross: ${said}.`);
        });
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [latitude, longitude, heardFrom]);

  return <Words aria-hidden="true">{words || numbers(at)}</Words>;
}
