import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckIcon } from '../../icons';
import { useWord, type Word } from '../../text/words';
import { useFormatNumber } from '../../theme/useFormatNumber';
import { VisuallyHidden } from '../VisuallyHidden';
import * as S from './Stepper.styles';

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Accessible name of the list: "Publish a tour". */
  label: string;
  /** The steps in order. Their texts are unique. */
  steps: readonly string[];
  /** The current step, counted from 0; the number of steps if all are done. */
  current: number;
  /** Accessible text after a step that is done, if not "done". */
  doneLabel?: string | undefined;
  /** A short text under the current step. */
  hint?: ReactNode;
}

const DONE: Word = { en: 'done', ar: 'اكتملت' };

/** Progress in a task with several steps. It only informs; navigation between steps is the form's responsibility. */
export function Stepper({ label, steps, current, doneLabel, hint, ...rest }: StepperProps) {
  const doneText = useWord(DONE, doneLabel);
  const format = useFormatNumber();
  return (
    <S.Root aria-label={label} {...rest}>
      {steps.map((step, at) => {
        const state = at < current ? 'done' : at === current ? 'current' : 'ahead';
        return (
          <S.Step key={step} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <S.Mark $state={state} aria-hidden>
              {state === 'done' ? <CheckIcon size="1em" /> : format(at + 1)}
            </S.Mark>
            <S.Words>
              {step}
              {state === 'done' && <VisuallyHidden> {doneText}</VisuallyHidden>}
              {state === 'current' && hint !== undefined && <S.Hint>{hint}</S.Hint>}
            </S.Words>
          </S.Step>
        );
      })}
    </S.Root>
  );
}
