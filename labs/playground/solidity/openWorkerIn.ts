import {openFrame} from '../run/openFrame';
import type {OpenWorker} from './startCompiler';

/** Runs a script in the closed frame at an address of the site. */
export const openWorkerIn =
  (url: string): OpenWorker =>
  (script, onFailure) => {
    const frame = openFrame(url);
    const {port1, port2} = new MessageChannel();
    frame.onReport((report) => {
      if (report.type === 'failed') onFailure(report.message);
    });
    void frame.start(script, port2);
    return {
      port: port1,
      close: () => {
        port1.close();
        frame.remove();
      },
    };
  };
