import siteConfig from '@generated/docusaurus.config';
import BelowView from '../BelowView';
import OutputView from '../output/OutputView';
import StatusView from '../output/StatusView';
import {createSession} from './createSession';
import {openRunner} from './openRunner';
import type {Session} from './session';

const views = {Status: StatusView, Output: OutputView, Below: BelowView};

const loadEditor = async () => (await import('../edit/EditPanel')).default;

/** Opens the session of a program of a page, with what shows it. */
export const openPlayground = (program: string, keep: (session: Session) => void): Session =>
  createSession({program, baseUrl: siteConfig.baseUrl, openRunner, loadEditor, views, keep});
