import { dayWords } from '@waymark/contracts-core';
import type { VenuePhoto } from '@waymark/contracts-reviews';
import { ArrowIcon, Button, Dialog, Inline, radii, space } from '@waymark/ui';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { ReportPhoto } from '../../../shared/review-card/report-photo';

const Large = styled.figure`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  margin: 0 0 ${space[4]};

  img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 60dvh;
    border-radius: ${radii.small};
  }
  figcaption {
    justify-self: start;
    overflow-wrap: anywhere;
  }
  figcaption p + p {
    color: var(--color-text-soft);
  }
`;

const Report = styled.div`
  margin-block-start: ${space[3]};
`;

interface PhotoViewerProps {
  /** Name of the place. */
  of: string;
  photos: readonly VenuePhoto[];
  /** Index of the shown photo; null when closed. */
  at: number | null;
  onAt: (at: number | null) => void;
  /** Checks whether this review is on the page. */
  hasReview: (id: number) => boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Shows one photo in full size with its author's description; buttons or arrow keys move on. */
export function PhotoViewer({ of, photos, at, onAt, hasReview }: PhotoViewerProps) {
  const photo = at === null ? undefined : photos[at];
  const step = (by: number) => at !== null && photos[at + by] && onAt(at + by);

  function onKeyDown(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by) step(by);
  }

  function toReview(id: number) {
    onAt(null);
    // One frame after closing, the dialog returns the focus, so wait two frames.
    requestAnimationFrame(() => requestAnimationFrame(() => focusReview(id)));
  }

  return (
    <Dialog open={photo !== undefined} onClose={() => onAt(null)} title={`Photos of ${of}`} width="60rem">
      {photo && at !== null && (
        <>
          <div onKeyDown={onKeyDown} role="presentation">
            <Large>
              <img src={photo.url} alt={photo.description} width={photo.width} height={photo.height} />
              <figcaption aria-live="polite">
                <p>
                  <strong>{`Photo ${at + 1} of ${photos.length}.`}</strong> <span>{photo.description}</span>
                </p>
                <p>
                  <span>{`By ${photo.reviewerName},`}</span>{' '}
                  <time dateTime={photo.createdAt}>{dayWords(photo.createdAt)}</time>
                </p>
              </figcaption>
            </Large>
            <Inline $gap={3}>
              <Button
                icon={<ArrowIcon style={{ transform: 'rotate(180deg)' }} />}
                disabled={at === 0}
                onClick={() => step(-1)}
              >
                Previous
              </Button>
              <Button icon={<ArrowIcon />} disabled={at === photos.length - 1} onClick={() => step(1)}>
                Next
              </Button>
              {hasReview(photo.reviewId) && (
                <Button variant="quiet" onClick={() => toReview(photo.reviewId)}>
                  Go to the review
                </Button>
              )}
            </Inline>
          </div>
          {/* Outside the arrow key handler: in the report form, arrow keys move the caret. */}
          <Report>
            <ReportPhoto key={photo.id} photo={photo} />
          </Report>
        </>
      )}
    </Dialog>
  );
}

function focusReview(id: number): void {
  const review = document.getElementById(`review-${id}`);
  review?.scrollIntoView();
  review?.focus({ preventScroll: true });
}
