import { FEATURE_LABELS } from '@waymark/contracts-reviews';
import { RadioGroup, Stack } from '@waymark/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { AddReviewInput } from './form-schema';
import { askedFeatures, claimOf, claimWords, FOUND, FOUND_WORDS, type Claims } from './found';

const OPTIONS = [FOUND.there, FOUND.notThere, FOUND.notChecked].map((found) => ({
  value: String(found),
  label: FOUND_WORDS[found],
}));

export const FOUND_INTRO = 'Say only what you checked. You can leave all of it out.';

/** One question per feature that is usual at a place of this category. */
export function FoundFields({ claims }: { claims: Claims | undefined }) {
  const { control, getValues } = useFormContext<AddReviewInput>();
  const category = useWatch({ control, name: 'venueCategory' });
  return (
    <Stack $gap={5}>
      {askedFeatures(category ?? 'venue', claims, getValues()).map((feature) => (
        <Controller
          key={feature}
          control={control}
          name={`verify${feature}`}
          render={({ field }) => (
            <RadioGroup
              label={FEATURE_LABELS[feature]}
              hint={claims && claimWords(claimOf(claims, feature))}
              name={field.name}
              options={OPTIONS}
              value={String(field.value ?? FOUND.notChecked)}
              onChange={(value) => field.onChange(Number(value))}
            />
          )}
        />
      ))}
    </Stack>
  );
}
