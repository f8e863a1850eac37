import { getHost } from './host';
import type { ToastMessage } from './toast-message';

export function toast(message: ToastMessage): void {
  getHost().toast(message);
}
