import { Disclosure, Stack } from '@waymark/ui';
import { useEffect } from 'react';
import { ConsentCheckbox, type ConsentCheckboxProps } from './consent-checkbox';
import { WhatIsKept } from './what-is-kept';

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
