type Module = {__esModule?: boolean};

/** The one helper that the framework's own modules take from tslib in a browser. */
export const __importDefault = <T extends Module>(module: T): T | {default: T} =>
  module.__esModule ? module : {default: module};
