/** `version-of.js <folder of a build>`: prints its version, which is the hash of its content. */
import { hashFolder } from '@waymark/release/registry';

console.log(hashFolder(process.argv[2] ?? '.'));
