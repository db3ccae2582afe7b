/** Rewrites a file as the rule says that names it, anew when this folder or one it reads changes. */
module.exports = function speedLoader(source) {
  this.addContextDependency(__dirname);
  const {rewrite, reads = []} = this.getOptions();
  for (const file of reads) this.addDependency(file);
  return rewrite(source, this.resourceQuery, this.resourcePath);
};
