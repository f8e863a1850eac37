import { Alert, space } from '@waymark/ui';
import { styled } from 'styled-components';
import { actFailure } from './use-act-on-person';

/** Takes no room while there is nothing to say. */
const Region = styled.div`
  & > * {
    margin-top: ${space[3]};
  }
`;

/** The region is always there: an alert that arrives together with its text is not read out everywhere. */
export function ActFailure({ error }: { error: Error | null }) {
  return (
    <Region role="alert">
      {error && (
        <Alert tone="bad" title="We could not save this.">
          {actFailure(error)}
        </Alert>
      )}
    </Region>
  );
}
