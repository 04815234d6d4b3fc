import { Fragment } from 'react';
import { Anchor } from '../Link/Anchor';
import { groupCommands, highlight, type Command } from './findCommands';
import * as S from './CommandMenu.styles';

interface CommandListProps {
  id: string;
  label: string;
  /** Sorted by group, as returned by `groupCommands`. */
  commands: readonly Command[];
  /** Normalized words of the search. */
  words: readonly string[];
  /** Index of the active option in visual order. */
  active: number;
  onPick: (command: Command) => void;
}

/** The commands as options below the headings of their groups. */
export function CommandList({ id, label, commands, words, active, onPick }: CommandListProps) {
  const places = new Map(commands.map((command, at) => [command, at]));
  return (
    <S.List id={`${id}-list`} role="listbox" aria-label={label}>
      {groupCommands(commands).map(([group, members]) => {
        const options = members.map((command) => {
          const at = places.get(command) ?? 0;
          return (
            <S.Option
              key={command.id}
              id={`${id}-option-${at}`}
              ref={at === active ? scrollIntoView : undefined}
              role="option"
              aria-selected={at === active}
              data-focused={at === active || undefined}
              // Keeps the focus in the search field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                // Choosing an option clicks its link, and that event bubbles to this handler.
                if (!(event.target instanceof HTMLAnchorElement)) onPick(command);
              }}
            >
              {command.icon}
              <bdi>
                {highlight(command.label, words).map(({ text, start, isMatch }) =>
                  isMatch ? (
                    <mark key={start}>{text}</mark>
                  ) : (
                    <Fragment key={start}>{text}</Fragment>
                  ),
                )}
              </bdi>
              {command.detail !== undefined && <S.Detail>{command.detail}</S.Detail>}
              {command.href !== undefined && (
                <Anchor href={command.href} hidden tabIndex={-1} data-command-link />
              )}
            </S.Option>
          );
        });
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

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
