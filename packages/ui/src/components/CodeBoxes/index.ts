export { CodeBoxes, type CodeBoxesProps } from './CodeBoxes';
