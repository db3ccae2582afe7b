import type {FrameMessage, ProgramReport} from '../../protocol';

/** The script of the frame: runs the script that the page sends, in a worker that has the frame's policy. */
addEventListener('message', function start({data, ports, source}: MessageEvent<FrameMessage>) {
  const [page, port] = ports;
  if (source !== parent || !page || !port) return;
  removeEventListener('message', start);

  const script = new Blob([data.script], {type: 'text/javascript'});
  const worker = new Worker(URL.createObjectURL(script));
  worker.onerror = (event) => {
    event.preventDefault();
    page.postMessage({type: 'failed', message: event.message} satisfies ProgramReport);
  };
  worker.postMessage(null, [port]);
});
