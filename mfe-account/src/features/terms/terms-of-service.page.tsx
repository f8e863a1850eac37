import { termsPage } from '@waymark/contracts-account';
import { ContentPageView } from '../../shared/content-page/content-page';

export default function TermsOfServicePage() {
  return <ContentPageView content={termsPage} contents />;
}
