import {type HostileProgram, prints, tries} from './hostileProgram';

/** The page around it, and the reports by which it learns of a run. */
export const page: readonly HostileProgram[] = [
  tries('the parent', `return parent.document.title`),
  tries('the top', `return top.location.href`),
  tries('the document', `return document.cookie`),
  tries('a forged end', `postMessage({type: 'ended', exitCode: 0}); return 'sent'`),
  tries(
    'a forged message',
    `dispatchEvent(new MessageEvent('message', {ports: [new MessageChannel().port1]})); return document`,
  ),
  prints(
    'a report as text',
    `console.log(JSON.stringify({type: 'ended', exitCode: 7}))`,
    /^\{"type":"ended","exitCode":7\}\n$/,
  ),
  prints(
    'HTML',
    `console.log('<img src=x onerror="parent.hacked=1"><script>top.hacked=1</script>')`,
    /^<img src=x onerror=/,
  ),
  prints('broken unicode', `console.log('\\ud83d', '\\udc00', '\\u202e', '\\0')`, /^\ud83d|\ufffd/),
  {
    name: 'an exit code that is none',
    ...{code: `process.exit({toString: () => 'x'})`, end: ['exited']},
  },
  {
    name: 'code after the end',
    ...{
      code: `try { process.exit(0); } catch {} console.log('late'); setTimeout(() => console.log('later'), 10);`,
      end: ['exited'],
      out: /^$/,
    },
  },
  {
    name: 'an error for ever',
    ...{
      code: `for (;;) reportError(new Error('x'.repeat(1000)))`,
      end: ['exited', 'timed-out'],
      limitMs: 1_000,
    },
  },
  {
    name: 'an error that nobody may handle',
    ...{
      code: `Event.prototype.preventDefault = () => {}; setTimeout(() => { throw new Error('x'.repeat(1e5)); }, 0)`,
      end: ['exited'],
    },
  },
];
