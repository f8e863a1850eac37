// CommonJS: jest loads what --filter names with require.
/** Only tests under the folders that RELEASE_TEST_FOLDERS names, one a line. */
module.exports = function onlyFolders(paths) {
  const folders = (process.env.RELEASE_TEST_FOLDERS ?? '').split('\n').map((folder) => `${folder}/`);
  return { filtered: paths.filter((path) => folders.some((folder) => path.startsWith(folder))) };
};
