import includeLanguages from '@theme/prism-include-languages';
import {Prism} from 'prism-react-renderer';

includeLanguages(Prism);

export {default} from '@theme-original/CodeBlock/Content';
