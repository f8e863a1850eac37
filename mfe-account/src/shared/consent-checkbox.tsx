import { MY_NEEDS, PRODUCT_NAME } from '@waymark/contracts-core';
import { CheckboxField, Disclosure, Stack, DefinitionList } from '@waymark/ui';
import { useEffect } from 'react';

/** The consent text in plain words. A change to it needs a new HEALTH_CONSENT_WORDING. */
export function WhatIsStored() {
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

/**
 * The consent checkbox with its text, for pages that do not already show the text. Takes focus when consent is
 * missing.
 */
export function ConsentWithDetails({ id, error, ...rest }: ConsentCheckboxProps & { id: string }) {
  useEffect(() => {
    if (error) document.getElementById(id)?.focus();
  }, [id, error]);
  return (
    <Stack $gap={3}>
      <Disclosure summary="What you agree to">
        <WhatIsStored />
      </Disclosure>
      <ConsentCheckbox id={id} error={error} {...rest} />
    </Stack>
  );
}

export interface ConsentCheckboxProps {
  /** ID of the checkbox, needed on pages with two of them. */
  id?: string;
  checked: boolean;
  error?: string | undefined;
  onChange: (checked: boolean) => void;
}

/** The consent checkbox: never ticked in advance, and about nothing else. */
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
