/** Leaves a page as it is, and names the folders and files that it is expanded from. */
module.exports = function pageInputsLoader(page) {
  const {directories, files} = this.getOptions();
  directories.forEach((directory) => this.addContextDependency(directory));
  files.forEach((file) => this.addDependency(file));
  return page;
};
