import siteConfig from '@generated/docusaurus.config';
import {createRunner} from '../../run/createRunner';
import BelowView from '../BelowView';
import PartView from '../output/PartView';
import WholeView from '../output/WholeView';
import {createSession} from './createSession';
import type {Session} from './session';

const views = {Whole: WholeView, Part: PartView, Below: BelowView};

/** The one runner of the page. */
const runner = createRunner(siteConfig.baseUrl);

const loadEditor = async () => (await import('../edit/EditPanel')).default;

/** Opens the session of a program of a page, with what shows it. */
export const openPlayground = (program: string, keep: (session: Session) => void): Session =>
  createSession({program, baseUrl: siteConfig.baseUrl, runner, loadEditor, views, keep});
