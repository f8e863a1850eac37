// Groups feedback, in a process of its own that the service starts.
import '../suggestion/engine/embedded/group-feedback.program';
