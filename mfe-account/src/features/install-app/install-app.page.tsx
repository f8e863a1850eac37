import { installPage } from '@waymark/contracts-account';
import { LinkButton } from '@waymark/ui';
import { ContentPageView } from '../../shared/content-page/content-page';

export default function InstallAppPage() {
  const back = (
    <div>
      <LinkButton to="/">Back to home</LinkButton>
    </div>
  );
  return <ContentPageView content={installPage} after={back} />;
}
