import { ShowMore } from '@waymark/ui';

interface MoreReportsProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** What the list holds. */
  noun?: string;
}

/** The way to the next page of reports. */
export function MoreReports({ list, noun = 'reports' }: MoreReportsProps) {
  return (
    <ShowMore
      noun={noun}
      more={list.hasNextPage}
      loading={list.isFetchingNextPage}
      failed={list.isFetchNextPageError}
      onMore={() => void list.fetchNextPage()}
    />
  );
}
