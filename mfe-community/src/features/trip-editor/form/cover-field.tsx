import { PhotosField, type PhotoUploads } from '@waymark/mfe-kit/photos';
import { RadioGroup, Stack, TextField } from '@waymark/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { TripValues } from './trip-values';

const WAYS = [
  { value: 'upload', label: 'Upload a picture' },
  { value: 'address', label: 'Use the web address of a picture' },
];

/** The cover: a picture of one's own, or the address of one elsewhere. */
export function CoverField({ uploads }: { uploads: PhotoUploads }) {
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
