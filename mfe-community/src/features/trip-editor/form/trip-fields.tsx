import { TRIP_TAG_LABELS, TRIP_TAGS, type TripTag } from '@waymark/contracts-community';
import { PhotosField, type PhotoUploads } from '@waymark/mfe-kit/photos';
import {
  fieldId,
  Fieldset,
  Grid,
  Inline,
  RadioGroup,
  Section,
  Stack,
  TextArea,
  TextField,
  ToggleChip,
} from '@waymark/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { MarkedText } from '../text/marked-text';
import type { TripValues } from './trip-values';

const WAYS = [
  { value: 'upload', label: 'Upload a picture' },
  { value: 'address', label: 'Use the web address of a picture' },
];

/** The cover: an uploaded picture, or the URL of one on another site. */
function CoverField({ uploads }: { uploads: PhotoUploads }) {
  const { control, register, formState } = useFormContext<TripValues>();
  const way = useWatch({ control, name: 'coverWay' });
  return (
    <Stack $gap={4}>
      <Controller
        control={control}
        name="coverWay"
        render={({ field }) => (
          <RadioGroup
            label="Cover"
            optional
            name="coverWay"
            options={WAYS}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {way === 'upload' ? (
        <PhotosField uploads={uploads} />
      ) : (
        <TextField
          label="Cover image URL"
          optional
          hint="An https:// address. We show the picture if its website is on our list, and a link if it is not."
          type="url"
          inputMode="url"
          error={formState.errors.coverImageUrl?.message}
          {...register('coverImageUrl')}
        />
      )}
    </Stack>
  );
}

const READERS = [
  { value: '1', label: 'Everyone: others can read it and comment' },
  { value: '0', label: 'Only you' },
];

/** Fields of the trip; its days follow. Pasted text is never cut; a field shows that it is too long instead. */
export function TripFields({ uploads }: { uploads: PhotoUploads }) {
  const { control, register, formState } = useFormContext<TripValues>();
  const { errors } = formState;
  return (
    <Section heading="The trip" intro="Where you went, when you went, and what others should know first.">
      <Stack $gap={6}>
        <TextField label="Title" required error={errors.title?.message} {...register('title')} />
        <TextArea
          label="Description"
          required
          hint="The trip in a few sentences: 20 to 500 characters. It appears in the list of trips."
          error={errors.description?.message}
          {...register('description')}
        />
        <TextField
          label="Destination"
          required
          hint="A town, a region or a country."
          error={errors.destination?.message}
          {...register('destination')}
        />
        <Grid $min="14rem" $gap={5}>
          <TextField
            label="Start date"
            required
            type="date"
            error={errors.startDate?.message}
            {...register('startDate')}
          />
          <TextField label="End date" optional type="date" error={errors.endDate?.message} {...register('endDate')} />
        </Grid>
        <TextArea
          label="Disability context"
          optional
          hint="Everyone who can read the trip sees this. Write only what you want to share, for example: we travelled with a powered wheelchair."
          error={errors.disabilityContext?.message}
          {...register('disabilityContext')}
        />
        <TagsField />
        <CoverField uploads={uploads} />
        <MarkedText
          name="story"
          label="Your story"
          hint="Anything that is not about a particular day. You can leave this empty and write about each day below."
          error={errors.story?.message}
          level={2}
        />
        <Controller
          control={control}
          name="isPublic"
          render={({ field }) => (
            <RadioGroup
              label="Who can read it"
              name="isPublic"
              options={READERS}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </Stack>
    </Section>
  );
}

const toggled = (tags: readonly TripTag[], tag: TripTag): TripTag[] =>
  tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag];

/** The hashtags by which others find the trip. */
function TagsField() {
  const { control } = useFormContext<TripValues>();
  return (
    <Controller
      control={control}
      name="tags"
      render={({ field, fieldState }) => (
        <Fieldset
          label="Tags"
          optional
          hint="Who is it most useful for? This helps others find your trip."
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
