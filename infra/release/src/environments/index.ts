export * from './control-client';
export * from './environment';
export * from './kubernetes-environment';
export * from './local-environment';
export * from './open-session';
export * from './run-program';
export * from './versioned-copy';
export * from './versioned-manifests';
