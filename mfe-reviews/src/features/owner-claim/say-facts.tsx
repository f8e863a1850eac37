import { dayWords } from '@waymark/contracts-core';
import {
  FEATURE_LABELS,
  FEATURES,
  OWNER_FACT_LABELS,
  OWNER_FACT_VALUES,
  type Feature,
  type OwnClaim,
  type OwnerFactValue,
} from '@waymark/contracts-reviews';
import { useMutation } from '@tanstack/react-query';
import { call, toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import {
  Button,
  FactList,
  FactRow,
  RadioGroup,
  Section,
  SelectField,
  Stack,
  StatePill,
  VisuallyHidden,
} from '@waymark/ui';
import { useState } from 'react';
import { sayFact } from '../../endpoints';
import { useClaimNews } from './claim-query';

function useSay(claim: OwnClaim) {
  const news = useClaimNews();
  return useMutation({
    mutationFn: ({ feature, value }: { feature: Feature; value: OwnerFactValue | null }) =>
      call(sayFact, { params: { id: claim.venueId, feature }, body: { value } }),
    onSuccess: ({ facts }, { feature, value }) => {
      news.put({ ...claim, facts });
      const label = FEATURE_LABELS[feature];
      toast({ title: value === null ? `${label}: removed.` : `${label}: saved.`, variant: 'success' });
    },
    onError: (error) =>
      toast({ title: 'This was not saved', description: failureMessage(error, 'Please try again.'), variant: 'error' }),
  });
}

const SAYS = OWNER_FACT_VALUES.map((value) => ({ value, label: OWNER_FACT_LABELS[value] }));

/** The owner's statements about features: shown apart from visitors' findings, with the date. */
export function SayFacts({ claim }: { claim: OwnClaim }) {
  const say = useSay(claim);
  const [feature, setFeature] = useState<Feature | ''>('');
  const [value, setValue] = useState<OwnerFactValue | null>(null);
  const [isTried, setIsTried] = useState(false);

  function send() {
    setIsTried(true);
    if (feature === '' || value === null) return;
    say.mutate({ feature, value });
    setIsTried(false);
  }

  return (
    <Section
      heading="What the place says"
      intro="We mark it as coming from the venue, with the date. It never counts as an answer from a visitor."
    >
      {claim.facts.length > 0 && (
        <FactList role="list">
          {claim.facts.map((fact) => (
            <FactRow
              key={fact.feature}
              name={FEATURE_LABELS[fact.feature]}
              state={<StatePill sign="aside">{OWNER_FACT_LABELS[fact.value]}</StatePill>}
              note={`Added ${dayWords(fact.saidOn)}`}
            >
              <Button variant="quiet" onClick={() => say.mutate({ feature: fact.feature, value: null })}>
                Remove<VisuallyHidden>{`: ${FEATURE_LABELS[fact.feature]}`}</VisuallyHidden>
              </Button>
            </FactRow>
          ))}
        </FactList>
      )}
      <Stack
        as="form"
        $gap={5}
        noValidate
        aria-label="Add a fact"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <SelectField
          label="Feature"
          required
          error={isTried && feature === '' && 'Choose a feature.'}
          value={feature}
          onChange={(event) => setFeature(FEATURES.find((each) => each === event.target.value) ?? '')}
        >
          <option value="">Choose one</option>
          {FEATURES.map((each) => (
            <option key={each} value={each}>
              {FEATURE_LABELS[each]}
            </option>
          ))}
        </SelectField>
        <RadioGroup
          label="What the place says"
          required
          name="value"
          options={SAYS}
          value={value}
          error={isTried && value === null ? 'Choose one of the answers.' : undefined}
          onChange={(chosen) => setValue(OWNER_FACT_VALUES.find((each) => each === chosen) ?? null)}
        />
        <div>
          <Button type="submit" variant="primary" busy={say.isPending}>
            {say.isPending ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
