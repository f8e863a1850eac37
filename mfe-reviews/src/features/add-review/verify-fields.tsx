import { FEATURE_LABELS, GENERAL_FEATURES, TRANSPORT_FEATURES } from '@waymark/contracts-reviews';
import { Disclosure, RadioGroup, Stack } from '@waymark/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { AddReviewInput } from './form-schema';

const OPTIONS = [
  { value: '1', label: 'I found it' },
  { value: '2', label: 'It was not there' },
  { value: '0', label: 'Did not check' },
];

/** One question per feature; closed at first, because most people checked only a few. */
export function VerifyFields() {
  const { control } = useFormContext<AddReviewInput>();
  const category = useWatch({ control, name: 'venueCategory' });
  const features = category === 'transport' ? [...GENERAL_FEATURES, ...TRANSPORT_FEATURES] : GENERAL_FEATURES;
  return (
    <Disclosure summary="Confirm what is there (optional)">
      <Stack $gap={5}>
        {features.map((feature) => (
          <Controller
            key={feature}
            control={control}
            name={`verify${feature}`}
            render={({ field }) => (
              <RadioGroup
                label={FEATURE_LABELS[feature]}
                name={field.name}
                options={OPTIONS}
                value={String(field.value ?? 0)}
                onChange={(value) => field.onChange(Number(value))}
              />
            )}
          />
        ))}
      </Stack>
    </Disclosure>
  );
}
