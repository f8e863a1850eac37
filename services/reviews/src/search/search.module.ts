import { Module } from '@nestjs/common';
import { VenueModule } from '../venue/venue.module';
import { FilteredSearch } from './filtered-search';
import { HashtagCounts } from './hashtag-counts/hashtag-counts';
import { ListHashtagCountsController } from './hashtag-counts/list-hashtag-counts.controller';
import { IndexKeeper } from './index-keeper';
import { KindTotals } from './kind-totals';
import { MeilisearchClient } from './meilisearch-client';
import { MeilisearchSearch } from './meilisearch-search';
import { PlaceStore } from './places/place-store';
import { PostgresSearch } from './postgres-search';
import { SearchEngine } from './search-engine';
import { SearchIndexer } from './search-indexer';
import { SearchVenuesController } from './search-venues/search-venues.controller';
import { SearchVenues } from './search-venues/search-venues.use-case';
import { SearchWarmUp } from './search-warm-up';
import { SearchableRows } from './searchable-rows';
import { TagSearch } from './tag-search';
import { GoneVenues } from './understood-search/gone-venues';
import { Loading } from './understood-search/loading';
import { SearchHits } from './understood-search/search-hits';
import { UnderstoodSearchController } from './understood-search/understood-search.controller';
import { SearchUnderstood } from './understood-search/understood-search.use-case';

/** The search for venues, its index, and the places that it knows. */
@Module({
  imports: [VenueModule],
  controllers: [ListHashtagCountsController, SearchVenuesController, UnderstoodSearchController],
  providers: [
    FilteredSearch,
    GoneVenues,
    HashtagCounts,
    IndexKeeper,
    KindTotals,
    Loading,
    MeilisearchClient,
    MeilisearchSearch,
    PlaceStore,
    PostgresSearch,
    SearchEngine,
    SearchHits,
    SearchIndexer,
    SearchUnderstood,
    SearchVenues,
    SearchWarmUp,
    SearchableRows,
    TagSearch,
  ],
  exports: [SearchIndexer],
})
export class SearchModule {}
