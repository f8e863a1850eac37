// Program that groups feedback. The service starts it as a separate process.
import '../suggestion/engine/embedded/group-feedback.program';
