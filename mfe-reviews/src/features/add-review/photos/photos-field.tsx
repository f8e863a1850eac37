import { MAX_PHOTOS, PHOTO_TYPES } from '@waymark/contracts-reviews';
import { announce, randomKey } from '@waymark/mfe-kit';
import { Button, fieldId, Fieldset, ImageIcon, Stack } from '@waymark/ui';
import { useRef, type ChangeEvent } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { countOf } from '../../../shared/count-of';
import type { AddReviewInput } from '../form-schema';
import { PhotoRow } from './photo-row';
import { PhotoList } from './photo-styles';
import type { PhotoUploads } from './use-photo-uploads';

const HINT = `Up to ${MAX_PHOTOS}, JPEG, PNG or WebP, 10 MB each. Show what matters for getting in and around, not people. We remove the place and all other data that a camera writes into a photo.`;

/** S1 Add review: photos of the evidence, each with words for those who do not see it. */
export function PhotosField({ uploads }: { uploads: PhotoUploads }) {
  const { control, formState } = useFormContext<AddReviewInput>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'photos', keyName: 'rowId' });
  const photos = useWatch({ control, name: 'photos' });
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const room = MAX_PHOTOS - fields.length;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // The same file can be chosen again after it was removed.
    event.target.value = '';
    for (const file of files.slice(0, room)) {
      const key = randomKey();
      append({ key, addedAt: Date.now(), uploaded: null, description: '' }, { shouldFocus: false });
      uploads.add(key, file);
    }
    const left = files.length - room;
    if (left > 0) announce(`A review takes ${MAX_PHOTOS} photos. ${countOf(left, 'was', 'were')} left out.`);
  }

  function drop(place: number, key: string) {
    uploads.forget(key);
    remove(place);
    announce(`Photo ${place + 1} is removed.`);
    button.current?.focus();
  }

  function shift(place: number, to: number) {
    move(place, to);
    announce(`Photo ${place + 1} is now photo ${to + 1}.`);
  }

  return (
    <Fieldset
      label="Photos"
      optional
      hint={HINT}
      error={formState.errors.photos?.root?.message ?? formState.errors.photos?.message}
    >
      <Stack $gap={4}>
        {fields.length > 0 && (
          <PhotoList aria-label="Your photos">
            {fields.map((field, place) => (
              <PhotoRow
                key={field.key}
                place={place}
                count={fields.length}
                uploaded={photos[place]?.uploaded ?? null}
                state={uploads.states[field.key]}
                onRetry={uploads.canRetry(field.key) ? () => uploads.retry(field.key) : null}
                onRemove={() => drop(place, field.key)}
                onMove={(by) => shift(place, place + by)}
              />
            ))}
          </PhotoList>
        )}
        <div>
          <input
            ref={chooser}
            type="file"
            accept={PHOTO_TYPES.join(',')}
            multiple
            hidden
            aria-label="Choose photos"
            onChange={choose}
          />
          <Button
            ref={button}
            id={fieldId('photos')}
            icon={<ImageIcon />}
            disabled={room <= 0}
            onClick={() => chooser.current?.click()}
          >
            {fields.length === 0 ? 'Add photos' : room > 0 ? 'Add more photos' : `${MAX_PHOTOS} photos are the most`}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  );
}
