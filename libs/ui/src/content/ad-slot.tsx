import { styled } from 'styled-components';
import { radius, space } from '../tokens/tokens';

/** What is shown in a slot. */
export interface AdContent {
  image: string;
  href: string;
  alternativeText: string;
}

export interface AdSlotProps {
  /** Null when the operator has none of this size: then there is no slot at all. */
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

/** An advertisement, named as one. Its place is kept before the picture is there; it loads after the page and runs nothing. */
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
