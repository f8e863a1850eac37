// Program that prepares one photo. The service starts it as a separate process.
import '@waymark/service-kit/photo/program';
