import { Bar } from './photo-styles';
import type { UploadState } from './use-photo-uploads';

/** How far a photo is. When all is sent the server still has to shrink it, so 100 % is not the end. */
export function PhotoProgress({ state, name }: { state: UploadState | undefined; name: string }) {
  if (!state || state.status === 'failed') return null;
  if (state.status === 'waiting') return <p>Waiting to be sent...</p>;
  const percent = Math.round(state.share * 100);
  return (
    <div>
      <p>{percent < 100 ? `Sending, ${percent}%` : 'Sent. We are preparing it...'}</p>
      <Bar aria-label={`Sending ${name}`} max={100} value={percent} />
    </div>
  );
}
