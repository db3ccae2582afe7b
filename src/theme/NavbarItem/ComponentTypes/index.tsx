import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import ToolsMenu from './ToolsMenu';

/** The kinds of entries of the navigation bar, with the menu of tools, which opens without scripts. */
export default {...ComponentTypes, 'custom-tools': ToolsMenu};
