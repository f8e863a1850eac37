import { PRODUCT_NAME } from '@waymark/contracts-core';
import { DefinitionList } from '@waymark/ui';

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
          term: 'How to take it back',
          value: 'Press "Withdraw and delete" under My Needs at any time. All of it is deleted at once.',
        },
      ]}
    />
  );
}
