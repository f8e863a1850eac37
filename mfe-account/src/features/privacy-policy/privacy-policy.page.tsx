import { privacyPage } from '@waymark/contracts-account';
import { StaticPageView } from '../../shared/static-page/static-page';

export default function PrivacyPolicyPage() {
  return <StaticPageView content={privacyPage} contents />;
}
