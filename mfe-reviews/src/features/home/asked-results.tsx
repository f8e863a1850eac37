import { useQuery } from '@tanstack/react-query';
import { Card, Grid, LinkButton, ListIcon, Section, Stack } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { categoryLabel } from '../../shared/category-label';
import { placeLine } from '../../shared/place-line';
import { SampleBadge } from '../../shared/sample-badge';
import { venueSearchQuery } from '../../shared/venue-search/api/search-venues';
import type { SearchMode } from '../../shared/venue-search/search-url';
import { tagWords } from './tag-words';

interface AskedResultsProps {
  /** What the address asks for: a hashtag of the search guide, or any text. */
  asked: string;
  mode: SearchMode;
  inUk: boolean;
}

/** A search that came with the address shows its venues in the page: a list that drops down unasked would hide it. */
export function AskedResults({ asked, mode, inUk }: AskedResultsProps) {
  const { data: venues, isPending } = useQuery(venueSearchQuery(asked, mode, inUk));
  if (isPending || !venues || venues.length === 0) return null;
  return (
    <Section heading={`Venues for ${asked}`}>
      <Grid as="ul" role="list" $min="15rem" $gap={4} style={{ margin: 0, padding: 0 }}>
        {venues.map((venue) => (
          <Card as="li" key={venue.id}>
            <Stack $gap={2}>
              <h3>
                <Link to={`/venues/${venue.id}`} style={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }}>
                  {venue.name}
                </Link>
              </h3>
              <p>{[venue.address, placeLine(venue)].filter(Boolean).join(', ')}</p>
              <p>{categoryLabel(venue.category)}</p>
              {venue.isSample && <SampleBadge />}
            </Stack>
          </Card>
        ))}
      </Grid>
      <div>
        <LinkButton to={`/reviews?${new URLSearchParams({ q: tagWords(asked) }).toString()}`} icon={<ListIcon />}>
          Reviews that mention “{tagWords(asked)}”
        </LinkButton>
      </div>
    </Section>
  );
}
