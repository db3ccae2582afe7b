/** Changes a file by a patch, again when a file of this folder changes. */
module.exports = function patchLoader(source) {
  this.addContextDependency(__dirname);
  return this.getOptions().apply(source);
};
