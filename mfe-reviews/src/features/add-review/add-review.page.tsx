export default function AddReviewPage() {
  return null;
}
