import { DateField, Select, Stack } from '@jawla/ui';
import { Day, TextWithIsolate, useText } from '#core/i18n';
import { sharingTexts } from '../sharing.texts';
import { ENDS, lastDay, type GuestLinkDraft } from './guestLinkDraft';
import { dayIn } from './expiry';

interface EndsFieldProps {
  draft: GuestLinkDraft;
  now: Date;
  disabled: boolean;
  error: string | undefined;
  onChange: (changes: Partial<GuestLinkDraft>) => void;
}

/** When a link ends, with the resulting day. */
export function EndsField({ draft, now, disabled, error, onChange }: EndsFieldProps) {
  const t = useText(sharingTexts);
  const { ends, day } = draft;
  const last = lastDay(draft, now);
  const isDayTyped = ends === 'day';
  const hint =
    ends === 'never' ? (
      t('form.endsNever')
    ) : last === undefined ? undefined : (
      <TextWithIsolate text={(slot) => t('form.endsOn', { day: slot })}>
        <Day day={last} />
      </TextWithIsolate>
    );
  return (
    <Stack gap="s">
      <Select
        name={isDayTyped ? 'ends' : 'expiresAt'}
        label={t('form.ends')}
        hint={isDayTyped ? undefined : hint}
        error={isDayTyped ? undefined : error}
        disabled={disabled}
        options={ENDS.map((value) => ({
          value,
          label:
            value === 'day'
              ? t('form.onDay')
              : value === 'never'
                ? t('form.never')
                : t('form.inDays', { smart_count: Number(value) }),
        }))}
        value={ends}
        onChange={({ currentTarget }) => onChange({ ends: currentTarget.value })}
      />
      {isDayTyped && (
        <DateField
          name="expiresAt"
          label={t('form.day')}
          hint={hint}
          error={error}
          min={dayIn(0, now)}
          readOnly={disabled}
          value={day}
          onValueChange={(next) => onChange({ day: next })}
        />
      )}
    </Stack>
  );
}
