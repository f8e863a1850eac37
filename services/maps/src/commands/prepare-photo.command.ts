// The program that the service starts in a separate process for every photo.
import '@waymark/service-kit/photo/program';
