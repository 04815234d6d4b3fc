import { BANNER_MS } from '@jawla/contract/durations';
import { Banner, Button, Text } from '@jawla/ui';
import { useRef, type ReactNode } from 'react';
import { useWrongFields, WrongFields } from '#core/forms';
import { ProblemBanner, useProblemText } from '#core/http';
import type { FormState } from '#auth';
import { AccountSection } from './AccountSection';
import * as S from './AccountSection.styles';

const NONE: Readonly<Record<string, string>> = {};

/** The server's errors of a form, by field. */
export function refusedFields({
  problem,
}: Pick<FormState, 'problem'>): Readonly<Record<string, string>> {
  return problem?.kind === 'refused' ? problem.errors : NONE;
}

export interface FormSectionProps {
  title: string;
  state: FormState;
  /** The server's errors by field, if the fields are named differently; stable while they are the same. */
  refused?: Readonly<Record<string, string>>;
  labels: { submit: string; sending: string; done: string };
  /** Why the form cannot be sent yet; `undefined` if it can. */
  notReady?: string | undefined;
  /** Submits the form; its fields are validated once the promise is settled. */
  onSubmit: () => Promise<unknown>;
  /** Fields. */
  children: ReactNode;
}

/** A section that is a form, with its button and the outcome of the last submit. */
export function FormSection({
  title,
  state,
  refused = refusedFields(state),
  labels,
  notReady,
  onSubmit,
  children,
}: FormSectionProps) {
  const element = useRef<HTMLFormElement>(null);
  const { phase, problem } = state;
  const describe = useProblemText();
  const { wrong, onChecked } = useWrongFields(element, refused);
  const isSending = phase === 'sending';

  const submit = async () => {
    if (isSending || notReady !== undefined) return;
    await onSubmit();
    onChecked();
  };
  return (
    <AccountSection title={title}>
      <S.Form
        ref={element}
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
        {wrong.length > 0 && (
          <WrongFields fields={wrong}>{problem && describe(problem)}</WrongFields>
        )}
        <S.Foot>
          <Button
            type="submit"
            variant="primary"
            busy={isSending ? labels.sending : undefined}
            aria-disabled={notReady !== undefined && !isSending}
            title={notReady}
          >
            {labels.submit}
          </Button>
          <S.Result>
            {isSending && (
              <Text role="status" tone="inkMuted">
                {labels.sending}
              </Text>
            )}
            {phase === 'done' && (
              <Banner tone="success" autoHide={{ after: BANNER_MS }}>
                {labels.done}
              </Banner>
            )}
            {problem !== undefined && wrong.length === 0 && <ProblemBanner problem={problem} />}
          </S.Result>
        </S.Foot>
      </S.Form>
    </AccountSection>
  );
}
