/** The catalogue in the place of a file that waits for it. */
module.exports = function catalogueLoader() {
  return this.getOptions().catalogue();
};
