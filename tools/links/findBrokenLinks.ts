type Ways = {
  /** The status that an address is answered with; throws where nothing answers. */
  ask: (address: string) => Promise<number>;
  wait: (seconds: number) => Promise<unknown>;
  /** How many addresses are asked side by side. */
  atOnce?: number;
  /** How often an address is asked that does not answer, or not now. */
  tries?: number;
};

/** What is wrong with addresses, by address; those that answer are left out. */
export async function findBrokenLinks(
  addresses: readonly string[],
  {ask, wait, atOnce = 6, tries = 3}: Ways,
): Promise<Map<string, string>> {
  const waiting = [...addresses];
  const broken = new Map<string, string>();
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const fault = await faultOf(address);
      if (fault) broken.set(address, fault);
    }
  };
  const faultOf = async (address: string, tried = 1): Promise<string | undefined> => {
    const {fault, mayPass = false} = await askOnce(address);
    if (!mayPass || tried === tries) return fault;
    await wait(WAIT_SECONDS * tried);
    return faultOf(address, tried + 1);
  };
  const askOnce = (address: string): Promise<{fault?: string; mayPass?: boolean}> =>
    ask(address).then(
      (status) =>
        status < 400 ? {} : {fault: `answers ${status}`, mayPass: status === 429 || status >= 500},
      (error: unknown) => ({fault: `does not answer: ${reasonOf(error)}`, mayPass: true}),
    );

  await Promise.all(Array.from({length: atOnce}, work));
  return broken;
}

const WAIT_SECONDS = 5;

/** fetch() gives the reason as the cause of an error that says only that it failed. */
const reasonOf = (error: unknown): string => {
  const {message, cause} = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? cause.message : message;
};
