import { styled } from 'styled-components';
import { radii, target } from '@waymark/ui';
import type { PinGroup } from './pin-groups';

type Shape = 'spot' | 'around' | 'several';

/** Distance from the middle of a pin down to its tip. */
const STEM = '1.5rem';
/** The corner of a drop reaches from edge to edge of its button, and no further. */
const SIDE: Readonly<Record<Shape, string>> = { spot: '3rem', around: '3.25rem', several: target };

/**
 * A drop for an exact position, a broken ring for an approximate one, a box with text for several places. Shape and
 * text tell them apart, never colour.
 */
const Pin = styled.button<{ $shape: Shape; $isActive: boolean }>`
  position: absolute;
  inset: 0 auto auto 0;
  z-index: ${({ $isActive }) => ($isActive ? 2 : 1)};
  display: grid;
  place-items: center;
  min-width: ${({ $shape }) => SIDE[$shape]};
  min-height: ${({ $shape }) => SIDE[$shape]};
  padding: 0;
  border: 0;
  background: none;
  color: ${({ $shape, $isActive }) =>
    $isActive ? 'var(--color-surface)' : $shape === 'spot' ? 'var(--color-on-accent)' : 'var(--color-text)'};
  font: inherit;
  font-weight: 700;
  line-height: 1;
  white-space: nowrap;
  cursor: pointer;
  /* Where the map says; until then out of sight. */
  transform: translate(var(--x, -9999px), var(--y, 0))
    translate(-50%, ${({ $shape }) => ($shape === 'spot' ? `calc(-50% - ${STEM})` : '-50%')});

  span {
    position: relative;
    padding-inline: ${({ $shape }) => ($shape === 'several' ? '0.75rem' : 0)};
  }

  &::before {
    content: '';
    position: absolute;
    inset: ${({ $shape }) => ($shape === 'spot' ? '0.4375rem' : 0)};
    border: 2px solid var(--color-surface);
    border-radius: ${radii.small};
    background: var(--color-surface);
    box-shadow: var(--shadow-float);
    ${({ $shape }) =>
      $shape === 'spot'
        ? 'border-radius: 50% 50% 50% 0; background: var(--color-accent); transform: rotate(-45deg);'
        : $shape === 'around'
          ? 'border: 3px dashed var(--color-accent); border-radius: 50%; background: color-mix(in srgb, var(--color-accent-soft) 82%, transparent); box-shadow: none;'
          : 'border-color: var(--color-accent);'}
    ${({ $isActive, $shape }) =>
      $isActive &&
      `background: var(--color-text) padding-box; border-color: var(--color-${$shape === 'around' ? 'text' : 'surface'}); inset: ${$shape === 'spot' ? '0.125rem' : '-0.1875rem'};`}
  }

  @media (forced-colors: active) {
    &::before {
      border-color: ${({ $isActive }) => ($isActive ? 'Highlight' : 'ButtonText')};
      background: Canvas;
      border-width: ${({ $isActive }) => ($isActive ? '4px' : '2px')};
    }
  }
`;

interface MapPinProps {
  group: PinGroup;
  isActive: boolean;
  isOpen: boolean;
  tabIndex: 0 | -1;
  ref: (pin: HTMLButtonElement | null) => void;
  onPress: () => void;
  onActive: (isActive: boolean) => void;
}

const words = (group: PinGroup, isOneOf: boolean): string => {
  const [{ number, name, isApproximate }] = group.places;
  if (isOneOf) return `${group.places.length} places: ${group.places.map((place) => place.number).join(', ')}`;
  return `${number === null ? '' : `${number}, `}${name}${isApproximate ? ', around here, not its exact spot' : ''}`;
};

/** A pin for one place, with its number in the list, or for several, with their count. */
export function MapPin({ group, isActive, isOpen, tabIndex, ref, onPress, onActive }: MapPinProps) {
  const [{ number, isApproximate }] = group.places;
  const isSeveral = group.places.length > 1;
  return (
    <Pin
      ref={ref}
      type="button"
      $shape={isSeveral ? 'several' : isApproximate ? 'around' : 'spot'}
      $isActive={isActive || isOpen}
      tabIndex={tabIndex}
      aria-label={words(group, isSeveral)}
      aria-expanded={isOpen}
      onClick={onPress}
      onMouseEnter={() => onActive(true)}
      onMouseLeave={() => onActive(false)}
      onFocus={() => onActive(true)}
      onBlur={() => onActive(false)}
    >
      <span>{isSeveral ? `${group.places.length} places` : number}</span>
    </Pin>
  );
}
