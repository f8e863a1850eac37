export * from './form-photo';
export * from './photos-field';
export * from './use-photo-uploads';
