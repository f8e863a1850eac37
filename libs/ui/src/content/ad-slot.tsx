import { styled } from 'styled-components';
import { radius, space } from '../theme/tokens';

/** The content of an advertising slot. */
export interface AdContent {
  image: string;
  href: string;
  alternativeText: string;
}

export interface AdSlotProps {
  /** Null when the operator has no advertisement of this size; then nothing is rendered. */
  ad: AdContent | null;
  /** CSS pixels; on a narrower page the slot shrinks in proportion. */
  width: number;
  height: number;
}

const Frame = styled.figure`
  display: grid;
  gap: ${space[1]};
  justify-items: center;
  min-width: 0;
  margin: 0;
`;

const Box = styled.a<{ $width: number; $height: number }>`
  display: block;
  width: min(100%, ${({ $width }) => $width}px);
  aspect-ratio: ${({ $width, $height }) => `${$width} / ${$height}`};
  overflow: hidden;
  border-radius: ${radius};
  background: var(--color-sunken);

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
    color: var(--color-text);
  }
`;

/**
 * An advertisement, labelled as one. Reserves space before its image loads; loads after the page and runs no scripts.
 */
export function AdSlot({ ad, width, height }: AdSlotProps) {
  if (ad === null) return null;
  return (
    <Frame>
      <figcaption>Advertisement</figcaption>
      <Box href={ad.href} rel="sponsored noopener" $width={width} $height={height}>
        <img src={ad.image} alt={ad.alternativeText} width={width} height={height} loading="lazy" decoding="async" />
      </Box>
    </Frame>
  );
}
