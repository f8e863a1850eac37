export * from './build/source-record';
export * from './build/without-secrets';
export * from './gateways/until-all-follow';
