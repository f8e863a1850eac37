import { privacyPage } from '@waymark/contracts-account';
import { ContentPageView } from '../../shared/content-page/content-page';

export default function PrivacyPolicyPage() {
  return <ContentPageView content={privacyPage} contents />;
}
