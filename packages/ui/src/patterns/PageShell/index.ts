export {
  MAIN_ID,
  PageShell,
  SHELL_WIDTHS,
  type PageShellProps,
  type ShellWidth,
} from './PageShell';
