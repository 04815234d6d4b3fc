import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
} from 'react';
import { HideIcon, ShowIcon } from '../../icons';
import { useWord, type Word } from '../../text/words';
import { IconButton } from '../IconButton';
import { TextField, type TextFieldProps } from '../TextField';
import { useTypingNotes } from './useTypingNotes';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'end' | 'note' | 'dir' | 'start'
> {
  /** Accessible name of the button that reveals the password, if not "Show password". */
  showLabel?: string | undefined;
  /** Notices for Caps Lock and for Arabic letters. If omitted, they are not shown. */
  notes?: { capsLock?: string | undefined; arabicLetters?: string | undefined } | undefined;
  /** Shared visibility state of several fields. If omitted, the field has its own. */
  reveal?: { visible: boolean; onChange: (visible: boolean) => void } | undefined;
}

const SHOW: Word = { en: 'Show password', ar: 'إظهار كلمة المرور' };

/**
 * A password, hidden unless the user reveals it, and hidden again on submit, so that neither the browser's
 * form history nor a bystander sees it.
 */
export function PasswordField({
  showLabel,
  notes,
  reveal,
  onKeyUp,
  onKeyDown,
  onInput,
  onBlur,
  ...rest
}: PasswordFieldProps) {
  const showName = useWord(SHOW, showLabel);
  const [ownVisible, setOwnVisible] = useState(false);
  const { capsLock, arabic, watchKeys, watchText, forget } = useTypingNotes();
  const toggle = useRef<HTMLButtonElement>(null);
  const visible = reveal?.visible ?? ownVisible;
  const change = reveal?.onChange ?? setOwnVisible;

  useEffect(() => {
    const form = toggle.current?.form;
    const hide = () => change(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [change]);

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={visible ? 'text' : 'password'}
      dir="ltr"
      note={capsLock ? notes?.capsLock : arabic && notes?.arabicLetters}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        watchKeys(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event: KeyboardEvent<HTMLInputElement>) => {
        watchKeys(event);
        onKeyUp?.(event);
      }}
      onInput={(event: InputEvent<HTMLInputElement>) => {
        watchText(event);
        onInput?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        forget();
        onBlur?.(event);
      }}
      end={
        <IconButton
          ref={toggle}
          size="s"
          label={showName}
          pressed={visible}
          disabled={rest.disabled}
          icon={visible ? <HideIcon /> : <ShowIcon />}
          onClick={() => change(!visible)}
        />
      }
    />
  );
}
