import type {FrameMessage, ProgramReport} from '../protocol';
import type {OpenWorker} from './startCompiler';

/** Opens a frame without an origin, and in it a worker that runs the script it is given. */
export const openFrame =
  (address: string): OpenWorker =>
  (script, onFailure) => {
    const reports = new MessageChannel();
    const work = new MessageChannel();
    reports.port1.onmessage = ({data}: MessageEvent<ProgramReport>) => {
      if (data.type === 'failed') onFailure(data.message);
    };
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.hidden = true;
    frame.src = address;
    frame.onload = () =>
      frame.contentWindow?.postMessage({script} satisfies FrameMessage, '*', [
        reports.port2,
        work.port2,
      ]);
    document.body.append(frame);
    return {
      port: work.port1,
      close: () => {
        frame.remove();
        work.port1.close();
        reports.port1.close();
      },
    };
  };
