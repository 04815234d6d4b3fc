export { Heading, HEADING_SIZES, type HeadingProps, type HeadingSize } from './Heading';
