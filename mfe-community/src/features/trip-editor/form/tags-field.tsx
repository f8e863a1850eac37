import { TRIP_TAG_LABELS, TRIP_TAGS, type TripTag } from '@waymark/contracts-community';
import { fieldId, Fieldset, Inline, ToggleChip } from '@waymark/ui';
import { Controller, useFormContext } from 'react-hook-form';
import type { TripValues } from './trip-values';

const toggled = (tags: readonly TripTag[], tag: TripTag): TripTag[] =>
  tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag];

/** What others find the trip by. */
export function TagsField() {
  const { control } = useFormContext<TripValues>();
  return (
    <Controller
      control={control}
      name="tags"
      render={({ field, fieldState }) => (
        <Fieldset
          label="Tags"
          optional
          hint="Who is it most useful for? Others find your trip by them."
          error={fieldState.error?.message}
        >
          <Inline $gap={2}>
            {TRIP_TAGS.map((tag, place) => (
              <ToggleChip
                key={tag}
                id={place === 0 ? fieldId('tags') : undefined}
                pressed={field.value.includes(tag)}
                onClick={() => field.onChange(toggled(field.value, tag))}
              >
                {TRIP_TAG_LABELS[tag]}
              </ToggleChip>
            ))}
          </Inline>
        </Fieldset>
      )}
    />
  );
}
