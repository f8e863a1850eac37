import { FEATURE_LABELS } from '@waymark/contracts-reviews';
import { Disclosure, RadioGroup, Stack } from '@waymark/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { AddReviewInput } from './form-schema';
import { askedFeatures, claimOf, claimWords, FOUND, type Claims } from './found';

const OPTIONS = [
  { value: String(FOUND.there), label: 'I found it' },
  { value: String(FOUND.notThere), label: 'It was not there' },
  { value: String(FOUND.notChecked), label: 'Did not check' },
];

/** One question per feature; closed at first, because most people checked only a few. */
export function VerifyFields({ claims }: { claims: Claims | undefined }) {
  const { control, getValues } = useFormContext<AddReviewInput>();
  const category = useWatch({ control, name: 'venueCategory' });
  return (
    <Disclosure summary="Confirm what is there (optional)">
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
    </Disclosure>
  );
}
