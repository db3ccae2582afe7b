/** Rewrites a file as the rule says that names it, anew when this folder changes. */
module.exports = function leanLoader(source) {
  this.addContextDependency(__dirname);
  return this.getOptions().rewrite(source);
};
