export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'error';
  /** The page is about to change: said when the next one is there, which would cut it off. */
  isSaidOnNextPage?: boolean;
}
