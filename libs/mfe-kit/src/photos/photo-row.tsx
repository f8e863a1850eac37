import { Alert, Button, ChevronIcon, CloseIcon, fieldId, ImageIcon, Inline, Stack, TextField } from '@waymark/ui';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { HoldsPhotos, UploadedPhoto } from './form-photo';
import { Frame, PhotoCard, Bar } from './photo-styles';
import type { UploadState } from './use-photo-uploads';

/** Upload progress of a photo. After the upload the server still resizes it, so 100 % is not the end. */
function PhotoProgress({ state, name }: { state: UploadState | undefined; name: string }) {
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

interface PhotoRowProps {
  /** From 0. */
  place: number;
  count: number;
  uploaded: UploadedPhoto | null;
  state: UploadState | undefined;
  /** Null when the file is no longer available. */
  onRetry: (() => void) | null;
  onRemove: () => void;
  onMove: (by: 1 | -1) => void;
}

export function PhotoRow({ place, count, uploaded, state, onRetry, onRemove, onMove }: PhotoRowProps) {
  const { control, register, formState } = useFormContext<HoldsPhotos>();
  const description = useWatch({ control, name: `photos.${place}.description` });
  const [gone, setGone] = useState(false);
  const problems = formState.errors.photos?.[place];
  const name = `photo ${place + 1}`;
  const retry = uploaded ? null : onRetry;
  // The error summary links here: the button that fixes the problem.
  const problemId = fieldId(`photos.${place}.uploaded`);
  // Only another photo helps, and a description typed here would be lost.
  const refused = !uploaded && !retry && state?.status === 'failed';
  const failure = failureOf(uploaded, state, gone) ?? problems?.uploaded?.message;
  return (
    <PhotoCard>
      <Frame>
        {uploaded && !gone ? (
          <img
            src={uploaded.thumbUrl}
            width={uploaded.width}
            height={uploaded.height}
            alt={description.trim() || `Your ${name}, not described yet`}
            onError={() => setGone(true)}
          />
        ) : (
          <ImageIcon size="3rem" />
        )}
      </Frame>
      <Stack $gap={3}>
        <strong>{`Photo ${place + 1} of ${count}`}</strong>
        {!uploaded && <PhotoProgress state={state} name={name} />}
        {failure && (
          <Alert tone="bad" role="alert" title={failure}>
            {retry && <Button id={problemId} onClick={retry}>{`Try ${name} again`}</Button>}
          </Alert>
        )}
        {!refused && (
          <TextField
            label={`Describe ${name}`}
            required
            hint="For people who cannot see it. For example: a step of about 10 cm, no ramp."
            maxLength={300}
            error={problems?.description?.message}
            {...register(`photos.${place}.description`)}
          />
        )}
        <Inline $gap={2}>
          {place > 0 && !refused && (
            <Button
              icon={<ChevronIcon style={{ transform: 'rotate(180deg)' }} />}
              onClick={() => onMove(-1)}
            >{`Move ${name} up`}</Button>
          )}
          {place < count - 1 && !refused && (
            <Button icon={<ChevronIcon />} onClick={() => onMove(1)}>{`Move ${name} down`}</Button>
          )}
          <Button id={retry ? undefined : problemId} icon={<CloseIcon />} onClick={onRemove}>{`Remove ${name}`}</Button>
        </Inline>
      </Stack>
    </PhotoCard>
  );
}

function failureOf(uploaded: UploadedPhoto | null, state: UploadState | undefined, gone: boolean): string | null {
  if (gone) return 'This photo is no longer here. Please remove it and add it again.';
  return !uploaded && state?.status === 'failed' ? state.message : null;
}
