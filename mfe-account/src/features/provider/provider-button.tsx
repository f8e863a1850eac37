import { addressOf } from '@waymark/mfe-kit';
import { LinkButton } from '@waymark/ui';
import { startProvider } from '../../endpoints';
import { useProviderName } from './use-provider-name';

/** The way to the operator's sign-in service. A real navigation: the server leads the browser there. */
export function ProviderButton() {
  const name = useProviderName();
  if (name === null) return null;
  return (
    <LinkButton wide reloadDocument to={addressOf(startProvider)}>
      Continue with {name}
    </LinkButton>
  );
}
