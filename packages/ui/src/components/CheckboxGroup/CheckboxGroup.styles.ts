export { Legend, Root } from '../RadioGroup/RadioGroup.styles';
