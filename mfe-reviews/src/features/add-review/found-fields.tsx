import {
  type Feature,
  FEATURE_LABELS,
  isAttractionKind,
  mostAsked,
  type VenueCategory,
} from '@waymark/contracts-reviews';
import { Disclosure, RadioGroup, Stack } from '@waymark/ui';
import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { addReviewMessages as words } from '../../messages/en/add-review';
import type { AddReviewInput } from './form-schema';
import { askedFeatures, claimOf, claimWords, FOUND, FOUND_WORDS, type Claims } from './found';

const OPTIONS = [FOUND.there, FOUND.notThere, FOUND.notChecked].map((found) => ({
  value: String(found),
  label: FOUND_WORDS[found],
}));

export const FOUND_INTRO = words.foundIntro;

/** Number of features shown at first; with more, people abandon the form. */
const SHOWN_AT_ONCE = 5;

/** Asks about the features usual for this category: the most frequent ones first, the others after a press. */
export function FoundFields({ claims }: { claims: Claims | undefined }) {
  const { getValues } = useFormContext<AddReviewInput>();
  const category = useWatch<AddReviewInput, 'venueCategory'>({ name: 'venueCategory' }) ?? 'venue';
  const asked = mostAskedFirst(askedFeatures(category, claims, getValues()), category);
  const others = asked.slice(SHOWN_AT_ONCE);
  const [isOpen] = useState(() => hasAnswer(others, getValues()));
  return (
    <Stack $gap={5}>
      <Questions features={asked.slice(0, SHOWN_AT_ONCE)} claims={claims} />
      {others.length > 0 && (
        <Disclosure summary={words.moreFeatures(others.length)} open={isOpen || undefined}>
          <Stack $gap={5}>
            <Questions features={others} claims={claims} />
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}

function mostAskedFirst(features: readonly Feature[], category: string): Feature[] {
  const order = mostAsked(isAttractionKind(category) ? 'venue' : (category as VenueCategory));
  const place = (feature: Feature) => (order.includes(feature) ? order.indexOf(feature) : order.length);
  return features.toSorted((one, other) => place(one) - place(other));
}

const hasAnswer = (features: readonly Feature[], values: AddReviewInput): boolean =>
  features.some((feature) => Boolean(values[`verify${feature}`]));

function Questions({ features, claims }: { features: readonly Feature[]; claims: Claims | undefined }) {
  const { control } = useFormContext<AddReviewInput>();
  return features.map((feature) => (
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
  ));
}
