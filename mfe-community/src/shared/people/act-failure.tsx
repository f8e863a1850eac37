import { Alert, space } from '@waymark/ui';
import { styled } from 'styled-components';
import { actFailure } from './use-act-on-person';

/** Takes no space while empty. */
const Region = styled.div`
  & > * {
    margin-top: ${space[3]};
  }
`;

/** The region is always rendered: some screen readers ignore an alert that is added together with its text. */
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
