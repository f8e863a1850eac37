import { Button, fieldId, Fieldset, ImageIcon, Stack } from '@waymark/ui';
import { useRef, type ChangeEvent } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { announce } from '../host';
import { randomKey } from '../api-client';
import type { HoldsPhotos } from './form-photo';
import { PhotoRow } from './photo-row';
import { PhotoList } from './photo-styles';
import type { PhotoUploads } from './use-photo-uploads';

/**
 * Photos as evidence, each with a description for people who cannot see it. The surrounding form must have a `photos`
 * field.
 */
export function PhotosField({ uploads }: { uploads: PhotoUploads }) {
  const { most, types, owner, hint, label = 'Photos' } = uploads.kind;
  const { control, formState } = useFormContext<HoldsPhotos>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'photos', keyName: 'rowId' });
  const photos = useWatch({ control, name: 'photos' });
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const room = most - fields.length;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // Allows choosing the same file again after it was removed.
    event.target.value = '';
    for (const file of files.slice(0, room)) {
      const key = randomKey();
      append({ key, addedAt: Date.now(), uploaded: null, description: '' }, { shouldFocus: false });
      uploads.add(key, file);
    }
    const left = files.length - room;
    if (left > 0) announce(`${owner} can have ${most} photos. ${left} ${left === 1 ? 'was' : 'were'} left out.`);
  }

  function drop(place: number, key: string) {
    uploads.forget(key);
    remove(place);
    announce(`Photo ${place + 1} has been removed.`);
    button.current?.focus();
  }

  function shift(place: number, to: number) {
    move(place, to);
    announce(`Photo ${place + 1} is now photo ${to + 1}.`);
  }

  return (
    <Fieldset
      label={label}
      optional
      hint={hint}
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
            accept={types.join(',')}
            multiple={most > 1}
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
            {addWords(fields.length, most)}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  );
}

function addWords(count: number, most: number): string {
  if (most === 1) return count === 0 ? 'Add a photo' : 'You can only add one photo';
  if (count === 0) return 'Add photos';
  return count < most ? 'Add more photos' : `You can add up to ${most} photos`;
}
