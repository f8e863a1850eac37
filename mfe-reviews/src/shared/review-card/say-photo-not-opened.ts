import { toast } from '@waymark/mfe-kit';

/** For a dialog whose code did not come: the small photo is still there. */
export function sayPhotoNotOpened(): void {
  toast({
    title: 'We could not open this photo.',
    description: 'Please check your connection and try again.',
    variant: 'error',
  });
}
