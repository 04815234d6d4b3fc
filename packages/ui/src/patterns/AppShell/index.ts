export { MAIN_ID, AppShell, SHELL_WIDTHS, type AppShellProps, type ShellWidth } from './AppShell';
