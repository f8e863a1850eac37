import { cookiePage } from '@waymark/contracts-account';
import { StaticPageView } from '../../shared/static-page/static-page';

export default function CookiePolicyPage() {
  return <StaticPageView content={cookiePage} contents />;
}
