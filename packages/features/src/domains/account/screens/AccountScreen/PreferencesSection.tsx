import type { Account } from '@jawla/contract';
import { COLOR_SCHEMES, LANGUAGES } from '@jawla/contract/limits';
import { RadioGroup, Switch, Text } from '@jawla/ui';
import { storeColorScheme } from '#core/device';
import { ProblemBanner } from '#core/http';
import { LANGUAGE_NAMES, useLocale, useText } from '#core/i18n';
import { useAppSelector } from '#core/store';
import { selectUser } from '#session';
import { accountTexts } from '../../account.texts';
import { useChoice, type Choice } from '../../useChoice';
import { AccountSection } from './AccountSection';
import * as S from './AccountSection.styles';

/** Settings that are saved when they are chosen. */
export function PreferencesSection({ account }: { account: Account }) {
  const t = useText(accountTexts);
  const locale = useLocale();
  const isStaff = useAppSelector(selectUser)?.isStaff === true;
  const language = useChoice('language', account.language ?? locale);
  const scheme = useChoice('colorScheme', account.colorScheme);
  return (
    <AccountSection title={t('choices.title')}>
      <S.Choice>
        <RadioGroup
          label={t('choices.scheme')}
          value={scheme.value}
          options={COLOR_SCHEMES.map((value) => ({ value, label: t(`scheme.${value}`) }))}
          onValueChange={(value) => {
            storeColorScheme(value);
            scheme.choose(value);
          }}
        />
        <Outcome {...scheme} />
      </S.Choice>
      <S.Choice>
        <RadioGroup
          label={t('choices.language')}
          value={language.value}
          options={LANGUAGES.map((value) => ({
            value,
            label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
          }))}
          onValueChange={language.choose}
        />
        <Outcome {...language} />
      </S.Choice>
      {account.noteMails !== undefined && !isStaff && <NoteMails isOn={account.noteMails} />}
    </AccountSection>
  );
}

/** Staff have no notes. */
function NoteMails({ isOn }: { isOn: boolean }) {
  const t = useText(accountTexts);
  const choice = useChoice('noteMails', isOn);
  return (
    <S.Choice>
      <Switch
        label={t('choices.notes')}
        hint={t('choices.notesHint')}
        checked={choice.value}
        onChange={({ currentTarget: { checked } }) => choice.choose(checked)}
      />
      <Outcome {...choice} />
    </S.Choice>
  );
}

function Outcome({ phase, problem }: Pick<Choice<string>, 'phase' | 'problem'>) {
  const t = useText(accountTexts);
  if (problem !== undefined) return <ProblemBanner problem={problem} />;
  return (
    <Text role="status" tone="inkMuted">
      {phase === 'sending' && t('saving')}
      {phase === 'done' && t('saved')}
    </Text>
  );
}
