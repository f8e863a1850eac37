import { cookiePage } from '@waymark/contracts-account';
import { ContentPageView } from '../../shared/content-page/content-page';

export default function CookiePolicyPage() {
  return <ContentPageView content={cookiePage} contents />;
}
