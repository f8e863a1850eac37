export * from './form-photo';
export * from './photo-kind';
export * from './photos-field';
export * from './use-photo-uploads';
