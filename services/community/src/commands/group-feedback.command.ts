// What the service starts to group feedback, in a process of its own.
import '../suggestion/engine/embedded/group-feedback.program';
