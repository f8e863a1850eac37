/** `version-of.js <folder of a build>`: prints its version, which is the hash of what is in it. */
import { hashFolder } from '@waymark/release/registry';

console.log(hashFolder(process.argv[2] ?? '.'));
