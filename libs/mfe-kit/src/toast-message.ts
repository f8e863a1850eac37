export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'error';
}
