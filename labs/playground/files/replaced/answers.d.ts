declare module 'data:answers' {
  /** What functions of the sandbox return, by the call: `addressOf(WETH)`. */
  const answers: Readonly<Record<string, unknown>>;
  export default answers;
}
