import { getHost, type ToastMessage } from './host';

export function toast(message: ToastMessage): void {
  getHost().toast(message);
}
