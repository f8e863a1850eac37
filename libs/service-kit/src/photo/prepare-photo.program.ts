import { prepareInFolder } from './picture/prepare-in-folder';

const [folder = '', fileName = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await prepareInFolder(folder, fileName)));
