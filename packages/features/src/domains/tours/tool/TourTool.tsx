import type { HeardTour, TourFacts } from '@jawla/contract';
import { Banner, Ltr, Switch } from '@jawla/ui';
import { useProblemText, type RequestState } from '#core/http';
import { Day, localDay, TextWithIsolate, useText } from '#core/i18n';
import { tourToolTexts } from './tourTool.texts';
import * as S from './TourTool.styles';

export interface TourToolProps {
  facts: TourFacts;
  /** What speaking the protocol is good for: tours of dates are compared, pilots are opened by links. */
  use: 'compared' | 'linked';
  /** The request of the last change of the switch. */
  switching: RequestState<unknown>;
  onSwitch: (enabled: boolean) => void;
}

/** For admins: the tool that exported a tour, its scenes, and the switch of its bridge to the tour protocol. */
export function TourTool({ facts, use, switching, onSwitch }: TourToolProps) {
  const t = useText(tourToolTexts);
  const describe = useProblemText();
  const { tool, scenes, speaks, isBridgeOff } = facts;
  const isSaving = switching.phase === 'loading';
  const text = t(`${use}.${speaks}`);
  // Of a bridge that is off, nothing is to be heard.
  const heard = isBridgeOff ? undefined : facts.heard;
  const isSilent = heard?.spoke === false;
  const proof = heard !== undefined && <Heard {...{ heard, use }} />;
  return (
    <S.Tool>
      <S.Facts>
        {tool && <Ltr>{tool.version ? `${tool.name} ${tool.version}` : tool.name}</Ltr>}
        {tool === null && speaks === 'no' && <span>{t('unknown')}</span>}
        {typeof scenes === 'number' && <span>{t('scenes', { smart_count: scenes })}</span>}
      </S.Facts>
      {speaks === 'bridge' ? (
        <>
          {isSilent && <S.Line>{t(`${use}.no`)}</S.Line>}
          <Switch
            // What the tour does not do would be offered in vain; a bridge that disturbs it can still be turned off.
            label={<S.Line>{isSilent ? t('silent.bridge') : text}</S.Line>}
            hint={isSaving ? t('saving') : proof}
            // While it is being saved, it is as the user has set it.
            checked={isBridgeOff === isSaving}
            onChange={() => {
              if (!isSaving) onSwitch(isBridgeOff);
            }}
          />
        </>
      ) : (
        <>
          {/* It would be untrue. */}
          {!isSilent && <S.Line>{text}</S.Line>}
          {proof && <S.Line>{proof}</S.Line>}
        </>
      )}
      {switching.phase === 'failed' && (
        <Banner tone="danger">
          {t('notSaved')} {describe(switching.problem)}
        </Banner>
      )}
    </S.Tool>
  );
}

/** Whether viewers have heard the tour, and when. */
function Heard({ heard, use }: Pick<TourToolProps, 'use'> & { heard: HeardTour | null }) {
  const t = useText(tourToolTexts);
  if (heard === null) return t('heard.unknown');
  return (
    <TextWithIsolate text={(day) => t(heard.spoke ? 'heard.spoke' : `${use}.silent`, { day })}>
      <Day day={localDay(new Date(heard.at))} />
    </TextWithIsolate>
  );
}
