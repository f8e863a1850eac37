import { MY_NEEDS, PRODUCT_NAME } from '@waymark/contracts-core';
import { CheckboxField, Disclosure, Stack, DefinitionList } from '@waymark/ui';
import { useEffect } from 'react';

/** What a person agrees to, in plain words. A change of these words needs a new HEALTH_CONSENT_WORDING. */
export function WhatIsKept() {
  return (
    <DefinitionList
      items={[
        {
          term: 'What is kept',
          value: 'The needs you tick, how you like to communicate, and your notes. They are encrypted.',
        },
        { term: 'Who sees it', value: 'Nobody but you: no other member, no venue and none of our staff.' },
        {
          term: 'What it is for',
          value: `So that you have it on all your devices, and ${PRODUCT_NAME} can compare places with it. The comparing happens on your device.`,
        },
        {
          term: 'How to withdraw it',
          value: `Press "Withdraw and delete" under ${MY_NEEDS} at any time. It is all deleted at once.`,
        },
      ]}
    />
  );
}

/** The agreement where its words do not stand beside it already; it takes focus when it is missing. */
export function ConsentWithDetails({ id, error, ...rest }: ConsentCheckboxProps & { id: string }) {
  useEffect(() => {
    if (error) document.getElementById(id)?.focus();
  }, [id, error]);
  return (
    <Stack $gap={3}>
      <Disclosure summary="What you agree to">
        <WhatIsKept />
      </Disclosure>
      <ConsentCheckbox id={id} error={error} {...rest} />
    </Stack>
  );
}

export interface ConsentCheckboxProps {
  /** Where a page asks in two places. */
  id?: string;
  checked: boolean;
  error?: string | undefined;
  onChange: (checked: boolean) => void;
}

/** The agreement itself: never ticked beforehand, and about nothing else. */
export function ConsentCheckbox({ id, checked, error, onChange }: ConsentCheckboxProps) {
  return (
    <CheckboxField
      label={`I agree that ${PRODUCT_NAME} stores my needs in my account`}
      required
      hint="This is health data. You can withdraw your agreement at any time."
      id={id}
      name="consentToHealthData"
      checked={checked}
      error={error}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
