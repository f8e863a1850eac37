import { toast } from '@waymark/mfe-kit';

/** Shown when the dialog's code fails to load; the thumbnail is still there. */
export function sayPhotoNotOpened(): void {
  toast({
    title: 'We could not open this photo.',
    description: 'Please check your connection and try again.',
    variant: 'error',
  });
}
