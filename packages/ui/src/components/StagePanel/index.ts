export { StagePanel, type SheetHeight, type StagePanelProps } from './StagePanel';
