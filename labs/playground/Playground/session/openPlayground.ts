import siteConfig from '@generated/docusaurus.config';
import BelowView from '../BelowView';
import PartView from '../output/PartView';
import WholeView from '../output/WholeView';
import {createSession} from './createSession';
import {openRunner} from './openRunner';
import type {Session} from './session';

const views = {Whole: WholeView, Part: PartView, Below: BelowView};

const loadEditor = async () => (await import('../edit/EditPanel')).default;

/** Opens the session of a program of a page, with what shows it. */
export const openPlayground = (program: string, keep: (session: Session) => void): Session =>
  createSession({program, baseUrl: siteConfig.baseUrl, openRunner, loadEditor, views, keep});
