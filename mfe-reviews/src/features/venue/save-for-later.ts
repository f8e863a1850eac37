import { toast } from '@waymark/mfe-kit';
import { linkCopied, linkNotCopied } from '../../messages/en/save-for-later';

/** Opens the device's share sheet, else copies the link. */
export async function saveForLater(title: string): Promise<void> {
  const url = location.href;
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast({ title: linkCopied, variant: 'success' });
  } catch (error) {
    // No message, because the person closed the share sheet on purpose.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: linkNotCopied, variant: 'error' });
  }
}
