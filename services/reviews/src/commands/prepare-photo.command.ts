// Prepares one photo, in a process of its own that the service starts.
import '@waymark/service-kit/photo/program';
