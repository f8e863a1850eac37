import { termsPage } from '@waymark/contracts-account';
import { StaticPageView } from '../../shared/static-page/static-page';

export default function TermsOfServicePage() {
  return <StaticPageView content={termsPage} contents />;
}
