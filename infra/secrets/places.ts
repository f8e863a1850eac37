export interface SecretPlace {
  /** Below infra/. */
  folder(overlay: string): string;
  natsNodes: string[];
  /** Secrets that come from elsewhere. */
  byHand: string[];
}

/** Where secrets of a platform in containers are stored as files, and the names of its broker's nodes there. */
export const PLACES: Record<string, SecretPlace> = {
  compose: {
    folder: () => 'compose/secrets',
    natsNodes: ['nats-1', 'nats-2', 'nats-3'],
    byHand: [
      'secrets_keys_before',
      'smtp_url',
      'oidc_client_secret',
      'stripe_secret_key',
      'stripe_publishable_key',
      'stripe_webhook_secret',
      'suggestion_model_key',
    ],
  },
  kubernetes: {
    folder: (overlay) => `k8s/overlays/${overlay}/secrets`,
    natsNodes: ['nats-0.nats', 'nats-1.nats', 'nats-2.nats'],
    byHand: [
      'secrets_keys_before',
      'smtp_url',
      'oidc_client_secret',
      'photo_s3_access_key',
      'photo_s3_secret_key',
      'stripe_secret_key',
      'stripe_publishable_key',
      'stripe_webhook_secret',
      'suggestion_model_key',
    ],
  },
};
