import { radii, target } from '@waymark/ui';
import { styled } from 'styled-components';

/** The sign of the pin, so that the eye finds one by the other. */
const Number = styled.button<{ $isApproximate: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  /* Seen before the name, which is read first. */
  order: -1;
  min-width: ${target};
  min-height: ${target};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  span {
    display: grid;
    place-items: center;
    min-width: 2rem;
    height: 2rem;
    padding-inline: 0.25rem;
    border: 2px ${({ $isApproximate }) => ($isApproximate ? 'dashed' : 'solid')} var(--color-accent);
    border-radius: ${radii.pill};
    background: ${({ $isApproximate }) => `var(--color-${$isApproximate ? 'accent-soft' : 'accent'})`};
    color: ${({ $isApproximate }) => `var(--color-${$isApproximate ? 'text' : 'on-accent'})`};
    font-weight: 700;
    line-height: 1;
  }
  &:hover span {
    border-color: var(--color-text);
    background: var(--color-text);
    color: var(--color-surface);
  }

  @media print {
    display: none;
  }
`;

interface PlaceNumberProps {
  number: number;
  isApproximate: boolean;
  onShow: () => void;
}

/** The number of a place, as on its pin; pressing it shows it there. */
export function PlaceNumber({ number, isApproximate, onShow }: PlaceNumberProps) {
  return (
    <Number type="button" $isApproximate={isApproximate} aria-label={`${number}, show on the map`} onClick={onShow}>
      <span>{number}</span>
    </Number>
  );
}
