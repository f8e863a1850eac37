import { verificationPage } from '@waymark/contracts-account';
import { ContentPageView } from '../../shared/content-page/content-page';
import { ApplySection } from './apply-section';

export default function VerificationApplicationPage() {
  return <ContentPageView content={verificationPage} after={<ApplySection />} />;
}
