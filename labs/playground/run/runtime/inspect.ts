import {inspect} from 'node-inspect-extracted';

/** `util.inspect` and `util.format` of Node.js 20, but for states of promises. */
export {format, inspect} from 'node-inspect-extracted';

/**
 * Lets stacks begin with the message, as Node.js prints them: Firefox and Safari leave it out. An error
 * that `inspect` prints passes here first, and is then printed as any other, since it returns itself.
 */
Object.defineProperty(Error.prototype, inspect.custom, {
  configurable: true,
  value(this: Error) {
    const [stack, message] = [String(this.stack ?? ''), String(this)];
    if (stack && !/(^|\n) {4}at /.test(stack) && !stack.startsWith(message)) {
      const frames = stack.split('\n').filter(Boolean);
      const lines = [message, ...frames.map((frame) => `    at ${frame}`)];
      Reflect.defineProperty(this, 'stack', {value: lines.join('\n'), writable: true});
    }
    return this;
  },
});
