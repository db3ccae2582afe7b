/** Changes a file by a patch. */
module.exports = function patchLoader(source) {
  return this.getOptions().apply(source);
};
