import { SegmentedControl } from '@jawla/ui';
import { useState, type ReactNode } from 'react';
import { TextWithIsolate, useText } from '#core/i18n';
import * as S from './ShareDrawer.styles';
import { shareDrawerTexts } from './shareDrawer.texts';

export interface SharePart<Id extends string> {
  id: Id;
  label: string;
  content: ReactNode;
}

export interface ShareDrawerProps<Id extends string> {
  open: boolean;
  /** What is shared, as typed by an admin. */
  name: string;
  /** The first one is shown first. */
  parts: readonly SharePart<Id>[];
  onClose: () => void;
  /** Dialogs about the content. */
  children?: ReactNode;
}

/** The sheet for sharing, with its parts. What is typed in one part remains while another is shown. */
export function ShareDrawer<Id extends string>(props: ShareDrawerProps<Id>) {
  const { open, name, onClose, children } = props;
  const t = useText(shareDrawerTexts);
  return (
    <S.Panel
      open={open}
      isDescribed={false}
      title={<TextWithIsolate text={(slot) => t('title', { name: slot })}>{name}</TextWithIsolate>}
      onClose={onClose}
    >
      <Parts {...props} />
      {children}
    </S.Panel>
  );
}

function Parts<Id extends string>({ parts }: ShareDrawerProps<Id>) {
  const t = useText(shareDrawerTexts);
  const [shown, setShown] = useState(parts[0]?.id);
  const [visited, setVisited] = useState<readonly (Id | undefined)[]>([shown]);
  return (
    <S.Content>
      <S.Parts>
        <SegmentedControl
          label={t('parts')}
          options={parts.map(({ id, label }) => ({ value: id, label }))}
          value={shown}
          onValueChange={(id) => {
            setShown(id);
            if (!visited.includes(id)) setVisited([...visited, id]);
          }}
        />
      </S.Parts>
      {parts.map(
        ({ id, label, content }) =>
          visited.includes(id) && (
            <section key={id} hidden={id !== shown} aria-label={label}>
              {content}
            </section>
          ),
      )}
    </S.Content>
  );
}
