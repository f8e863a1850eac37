import { radii } from '@waymark/ui';
import { TripArt } from '@waymark/ui/art';
import { styled } from 'styled-components';
import { tripScene } from '../../shared/trip-words/trip-scene';
import type { Trip } from './trip-query';

const Box = styled.div`
  overflow: hidden;
  max-height: 26rem;
  border: 1px solid var(--color-hair);
  border-radius: ${radii.card};
  background: var(--color-sunken);

  img,
  svg {
    display: block;
    width: 100%;
    height: 100%;
    max-height: 26rem;
    object-fit: cover;
    aspect-ratio: 2 / 1;
  }
  @media print {
    svg {
      display: none;
    }
  }
`;

/**
 * The picture of a trip. A picture from a host that is not allowed is shown as a link, so that browsers do not contact
 * it unasked.
 */
export function TripCover({ trip }: { trip: Trip }) {
  const { coverImageUrl, coverIsPicture, coverDescription, firstPhoto } = trip;
  if (coverImageUrl === null)
    return (
      <Box>
        {/* The cover has no caption here, because the photo also appears at its day, with its caption. */}
        {firstPhoto ? <img src={firstPhoto.url} alt="" decoding="async" /> : <TripArt scene={tripScene(trip)} />}
      </Box>
    );
  if (!coverIsPicture)
    return (
      <p>
        <a href={coverImageUrl} rel="ugc nofollow noopener noreferrer">
          {coverDescription ? `Picture of this trip: ${coverDescription}` : 'Picture of this trip, on another site'}
        </a>
      </p>
    );
  return (
    <Box>
      <img src={coverImageUrl} alt={coverDescription ?? ''} decoding="async" referrerPolicy="no-referrer" />
    </Box>
  );
}
