import { installPage } from '@waymark/contracts-account';
import { LinkButton } from '@waymark/ui';
import { StaticPageView } from '../../shared/static-page/static-page';

export default function InstallAppPage() {
  const back = (
    <div>
      <LinkButton to="/">Back to home</LinkButton>
    </div>
  );
  return <StaticPageView content={installPage} after={back} />;
}
