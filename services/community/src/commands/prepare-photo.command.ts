// What the service starts for every photo, in a process of its own.
import '@waymark/service-kit/photo/program';
