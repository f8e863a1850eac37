import { useQuery } from '@tanstack/react-query';
import { CouldNotLoad, LoadingRegion, Skeleton } from '@waymark/ui';
import type { KeptId } from './kept-address';
import { KeptEditor } from './kept-editor';
import { keptQuery } from './use-kept-act';

/** One thing that staff keep: its draft, how it will look, and what was published. */
export function KeptDesk({ id }: { id: KeptId }) {
  const { data, isError, refetch } = useQuery(keptQuery(id));
  if (data) return <KeptEditor id={id} detail={data} />;
  if (isError) return <CouldNotLoad what="the draft and its history" onRetry={() => void refetch()} />;
  return (
    <LoadingRegion label="Loading the draft and its history">
      <Skeleton lines={4} height="6rem" />
    </LoadingRegion>
  );
}
