import { Fragment } from 'react';
import { Anchor } from '../Link/Anchor';
import type { Listbox } from '../Listbox';
import { groupBy, highlight, type Command } from './findCommands';
import * as S from './CommandMenu.styles';

interface CommandListProps {
  label: string;
  /** Of commands that are sorted by group. */
  listbox: Listbox<Command>;
  /** Normalized words of the search. */
  words: readonly string[];
}

/** The commands as options below the headings of their groups. */
export function CommandList({ label, listbox, words }: CommandListProps) {
  return (
    <S.List {...listbox.listProps} aria-label={label}>
      {groupBy(listbox.options, ({ item }) => item.group).map(([group, members]) => {
        const options = members.map(({ item: command, key, props }) => (
          <S.Option
            key={key}
            {...props}
            aria-selected={props['data-focused'] === true}
            onClick={(event) => {
              // Choosing an option clicks its link, and that event bubbles to this handler.
              if (!(event.target instanceof HTMLAnchorElement)) props.onClick();
            }}
          >
            {command.icon}
            <bdi>
              {highlight(command.label, words).map(({ text, start, isMatch }) =>
                isMatch ? <mark key={start}>{text}</mark> : <Fragment key={start}>{text}</Fragment>,
              )}
            </bdi>
            {command.detail !== undefined && <S.Detail>{command.detail}</S.Detail>}
            {command.href !== undefined && (
              <Anchor href={command.href} hidden tabIndex={-1} data-command-link />
            )}
          </S.Option>
        ));
        if (group === undefined) return options;
        return (
          <div key={group} role="group" aria-label={group}>
            <S.Heading aria-hidden>{group}</S.Heading>
            {options}
          </div>
        );
      })}
    </S.List>
  );
}
