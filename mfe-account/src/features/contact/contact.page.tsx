import { contactPage } from '@waymark/contracts-account';
import { StaticPageView } from '../../shared/static-page/static-page';

export default function ContactPage() {
  return <StaticPageView content={contactPage} />;
}
