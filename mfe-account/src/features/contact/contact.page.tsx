import { contactPage } from '@waymark/contracts-account';
import { ContentPageView } from '../../shared/content-page/content-page';

export default function ContactPage() {
  return <ContentPageView content={contactPage} />;
}
