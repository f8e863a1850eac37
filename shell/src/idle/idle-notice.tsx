import type { ReactElement } from 'react';
import { STAFF_IDLE_MINUTES, STAFF_IDLE_WARNING_MINUTES } from '@waymark/contracts-core';
import { Button, Dialog, Inline, Stack } from '@waymark/ui';
import { logOut } from '../session/log-out';
import { useIdle } from './use-idle';

/** Shown once per idle period. Closing it proves that somebody is there, so the session continues. */
export default function IdleNotice(): ReactElement {
  const { isEnding, stay } = useIdle();
  return (
    <Dialog
      overOthers
      open={isEnding}
      onClose={stay}
      title={`You will be logged out in ${STAFF_IDLE_WARNING_MINUTES} minutes`}
    >
      <Stack $gap={4}>
        <p>{`Staff are logged out after ${STAFF_IDLE_MINUTES} minutes without activity. What you typed is kept in this tab.`}</p>
        <Inline>
          <Button variant="primary" onClick={stay}>
            Stay logged in
          </Button>
          <Button onClick={() => void logOut()}>Log out now</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
