export * from './small-art';
export * from './street-art';
