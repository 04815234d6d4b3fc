import { Button, IconButton, StagePanel, UiProvider, useBrand } from '@jawla/ui';
import { AimIcon, CloseIcon } from '@jawla/ui/icons';
import { useEffect, useRef } from 'react';
import { TextWithIsolate, useLocale, useText } from '#core/i18n';
import { notesTexts } from '../notes.texts';
import * as S from './PlaceBar.styles';
import type { PlaceBarProps } from './props';

/** While the reader turns the tour to what a note is about: beside the stage, on narrow windows in a strip below it. */
export function PlaceBar(props: PlaceBarProps) {
  const { panel, room, isRoomOnly = false, number, onPlace, onWithout, onCancel } = props;
  const t = useText(notesTexts);
  const brand = useBrand();
  const locale = useLocale();
  const strip = useRef<HTMLElement>(null);
  const here = t(isRoomOnly ? 'place.useRoom' : 'place.here');
  const title = number === undefined ? t('form.new') : t('form.edit', { number: String(number) });
  const without = onWithout && (
    <Button variant="quiet" onClick={onWithout}>
      {t('place.none')}
    </Button>
  );
  useEffect(() => {
    // The panel beside the stage takes the focus itself; here Enter places, as there.
    const { current } = strip;
    if (current?.checkVisibility() === true) current.querySelector('button')?.focus();
  }, []);
  return (
    <>
      <S.Beside>
        <StagePanel
          {...panel}
          title={title}
          back={{ label: t('cancel'), onBack: onCancel }}
          onKeyDown={(event) => {
            const isOnButton = event.target instanceof HTMLButtonElement;
            if (event.key !== 'Enter' || event.defaultPrevented || isOnButton) return;
            event.preventDefault();
            onPlace();
          }}
          footer={
            <S.Buttons>
              <Button variant="primary" onClick={onPlace}>
                {here}
              </Button>
              {without}
            </S.Buttons>
          }
        >
          <S.How>
            <Drawing />
            <div>
              <S.Title>{t('place.title')}</S.Title>
              {!isRoomOnly && <S.Muted>{t('place.how')}</S.Muted>}
            </div>
            {room !== undefined && (
              <S.Here>
                <AimIcon />
                <span>
                  <TextWithIsolate text={(slot) => t('place.room', { room: slot })}>
                    {room}
                  </TextWithIsolate>
                </span>
              </S.Here>
            )}
          </S.How>
        </StagePanel>
      </S.Beside>
      {/* Dark in both schemes, as the bar. */}
      <UiProvider brand={brand} scheme="dark" locale={locale}>
        <S.Strip
          ref={strip}
          aria-label={title}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            event.preventDefault();
            event.stopPropagation();
            onCancel();
          }}
        >
          <p>
            {isRoomOnly && room !== undefined ? (
              <TextWithIsolate text={(slot) => t('place.room', { room: slot })}>
                {room}
              </TextWithIsolate>
            ) : (
              t('place.howAlone')
            )}
          </p>
          <Button variant="primary" onClick={onPlace}>
            {here}
          </Button>
          {without}
          <IconButton label={t('cancel')} icon={<CloseIcon />} onClick={onCancel} />
        </S.Strip>
      </UiProvider>
    </>
  );
}

/** A room with the ring in its middle. */
function Drawing() {
  return (
    <S.Drawing>
      <svg viewBox="0 0 352 176" fill="none" aria-hidden>
        <S.Lines>
          <path d="M96 36h160v82H96zM96 36 20 0M256 36l76-36M96 118 0 168M256 118l96 50" />
          <path d="M140 118V72c0-14 16-22 36-28 20 6 36 14 36 28v46" />
          <path d="M0 78h352M176 0v176" strokeDasharray="2 4" />
        </S.Lines>
        <circle
          cx="176"
          cy="78"
          r="27"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="7 4.3"
        />
        <circle cx="176" cy="78" r="3" fill="currentColor" />
      </svg>
    </S.Drawing>
  );
}
