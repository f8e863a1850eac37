export * from './use-mail-link';
