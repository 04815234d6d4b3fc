import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';

const ARABIC_LETTER = /\p{Script=Arabic}/u;

/** Detects invisible causes of wrong passwords: Caps Lock and an Arabic keyboard layout. */
export function useTypingNotes() {
  const [capsLock, setCapsLock] = useState(false);
  const [arabic, setArabic] = useState(false);
  return {
    capsLock,
    arabic,
    watchKeys: (event: KeyboardEvent<HTMLInputElement>) => {
      setCapsLock(event.getModifierState('CapsLock'));
    },
    watchText: (event: SyntheticEvent<HTMLInputElement>) => {
      setArabic(ARABIC_LETTER.test(event.currentTarget.value));
    },
    forget: () => {
      setCapsLock(false);
    },
  };
}
