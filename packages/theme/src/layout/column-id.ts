/** Id of the column with the sidebar, to which the menu button leads without script. */
export const columnId = 'hg-sidebar';
