import { Tooltip } from 'react-aria-components';
import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Root = styled(Tooltip)`
  box-sizing: border-box;
  max-inline-size: min(18rem, 100dvi - 2 * ${t.space.xs});
  padding-block: ${t.space.xxs};
  padding-inline: ${t.space.xs};
  background: ${t.color.stage};
  color: ${t.color.onStage};
  border: ${t.stroke.hair} solid ${t.color.lineStage};
  border-radius: ${t.radius.s};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  overflow-wrap: anywhere;
`;
