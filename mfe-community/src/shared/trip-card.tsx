import { type TripBlog, tripPath } from '@waymark/contracts-community';
import { MapPinIcon, radii, space, VisuallyHidden } from '@waymark/ui';
import { TripArt } from '@waymark/ui/art';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { TripAuthor } from './trip-words/trip-author';
import { tripCounts } from './trip-words/trip-counts';
import { tripScene } from './trip-words/trip-scene';
import { TripDates } from './trip-words/trip-dates';
import { TripTags } from './trip-words/trip-tags';

const MOST_TAGS = 3;

const Frame = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border: 1px solid var(--color-hair);
  border-radius: ${radii.card};
  background: var(--color-surface);

  :root.high-contrast & {
    border-color: var(--color-line);
  }
`;

/**
 * Photos and illustrations have the same height, so titles in a row line up. Phones show one card a row, without
 * illustrations.
 */
const Picture = styled.div<{ $isDrawn: boolean }>`
  border-bottom: 1px solid var(--color-hair);
  background: var(--color-sunken);

  img,
  svg {
    display: block;
    aspect-ratio: 2 / 1;
    width: 100%;
    height: auto;
    object-fit: cover;
  }
  @media not all and (min-width: 40rem) {
    ${({ $isDrawn }) => $isDrawn && 'display: none;'}
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]} ${space[5]};
  overflow-wrap: anywhere;

  h2,
  h3 {
    margin-block-end: ${space[1]};
  }
  h2 a,
  h3 a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-block: ${space[2]};
    hyphens: auto;
  }
`;

const Soft = styled.p`
  color: var(--color-text-soft);

  a {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
`;

const Place = styled.p`
  display: flex;
  gap: ${space[2]};
  font-weight: 600;

  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;

const Foot = styled.div`
  margin-top: auto;
`;

interface TripCardProps {
  trip: TripBlog;
  /** The trip's title, made unique in its list. */
  called?: string;
  /** Level of the heading. Default: 2. */
  level?: 2 | 3;
}

/** A trip in a list. */
export function TripCard({ trip, called = trip.title, level = 2 }: TripCardProps) {
  const Heading = `h${level}` as const;
  const cover = trip.coverIsPicture ? (trip.coverThumbUrl ?? trip.coverImageUrl) : null;
  const picture = cover ?? trip.firstPhoto?.thumbUrl ?? null;
  return (
    <Frame>
      <Picture $isDrawn={picture === null}>
        {picture === null ? (
          <TripArt scene={tripScene(trip)} />
        ) : (
          <img
            src={picture}
            alt={(cover === null ? trip.firstPhoto?.description : trip.coverDescription) ?? ''}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
          />
        )}
      </Picture>
      <Words>
        <div>
          <Heading dir="auto">
            <Link to={tripPath(trip.id)}>
              <span>{trip.title}</span>
              <VisuallyHidden>{called.slice(trip.title.length)}</VisuallyHidden>
            </Link>
          </Heading>
          <Place>
            <MapPinIcon />
            <span>{trip.destination}</span>
          </Place>
          <Soft>
            <TripDates startDate={trip.startDate} endDate={trip.endDate} />
          </Soft>
        </div>
        <p dir="auto">{trip.description}</p>
        <TripTags tags={trip.tags} most={MOST_TAGS} />
        <Foot>
          <Soft>
            By <TripAuthor authorName={trip.authorName} authorProfileId={trip.authorProfileId} />
          </Soft>
          <Soft>{tripCounts(trip)}</Soft>
          {trip.setAside && <Soft>Our staff have hidden it. Only you can see it.</Soft>}
          {trip.isSample && <Soft>A made-up example.</Soft>}
        </Foot>
      </Words>
    </Frame>
  );
}
