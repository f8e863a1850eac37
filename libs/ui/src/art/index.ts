export * from './small-art';
export * from './street-art';
export * from './trip-art';
