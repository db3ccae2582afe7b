import type {FrameMessage, ProgramReport} from '../protocol';

/** A closed frame that runs one script; removing it ends the script, whatever it is doing. */
export type Frame = {
  /** Hands the script over once the frame has loaded. */
  start: (script: string, chain: MessagePort | undefined) => Promise<void>;
  onReport: (listener: (report: ProgramReport) => void) => void;
  remove: () => void;
};

/** Opens the frame at an address of the site. It has no origin, and its own policy allows no network. */
export function openFrame(url: string): Frame {
  const {port1, port2} = new MessageChannel();
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.hidden = true;
  element.title = 'Program';
  element.src = url;
  const loaded = new Promise<void>((resolve) => {
    element.onload = () => resolve();
  });
  document.body.append(element);
  return {
    start: async (script, chain) => {
      await loaded;
      const message: FrameMessage = {script};
      // An origin cannot be named: the frame has none.
      element.contentWindow?.postMessage(message, '*', [port2, ...(chain ? [chain] : [])]);
    },
    onReport: (listener) => {
      port1.onmessage = ({data}: MessageEvent<ProgramReport>) => listener(data);
    },
    remove: () => {
      port1.onmessage = null;
      port1.close();
      element.remove();
    },
  };
}
