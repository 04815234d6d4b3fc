/** Keys by pattern of the ARIA Authoring Practices; the guide of each component names its pattern. */
export type Key = readonly [keys: string, effect: string];

const FIELD: readonly Key[] = [['Tab', 'Moves to the field, and on from it.']];

export const KEYBOARD = {
  none: [],
  button: [['Enter, Space', 'Presses the button.']],
  link: [['Enter', 'Follows the link.']],
  field: FIELD,
  selection: [
    ['Space', 'Selects an item; with Shift, up to it from the one before.'],
    ['Ctrl End', 'The last row of a table; the bar follows it.'],
    ['Escape', 'Deselects all, then ends selecting.'],
  ],
  checkbox: [...FIELD, ['Space', 'Checks or unchecks.']],
  switch: [...FIELD, ['Space', 'Turns it on or off.']],
  slider: [
    ...FIELD,
    ['Arrow keys', 'One step; left and right follow the direction.'],
    ['Page Up, Page Down', 'Ten steps.'],
    ['Home, End', 'The least and the most.'],
  ],
  spinbutton: [
    ...FIELD,
    ['Digits', 'Write the number.'],
    ['Arrow Up, Arrow Down', 'One step more or less.'],
    ['Page Up, Page Down', 'Ten steps more or less.'],
    ['Home, End', 'The least and the greatest number, if the field has them.'],
  ],
  disclosure: [
    ['Tab', 'Moves to the next title, or into the open section.'],
    ['Enter, Space', 'Opens or closes the section.'],
  ],
  radios: [
    ['Tab', 'Moves to the chosen option, or to the first.'],
    ['Arrow keys', 'Choose the next or previous option.'],
  ],
  menu: [
    ['Enter, Space, Arrow Down', 'Opens the menu on its first entry.'],
    ['Arrow Up', 'Opens the menu, or moves up.'],
    ['Home, End', 'First and last entry.'],
    ['Letters', 'Move to the entry that starts with them.'],
    ['Escape, Tab', 'Close the menu; the focus returns to the button.'],
  ],
  combobox: [
    ['Letters', 'Search, and open the list.'],
    ['Arrow Down, Arrow Up', 'Move in the list.'],
    ['Enter', 'Chooses the option.'],
    ['Escape', 'Closes the list.'],
  ],
  dialog: [
    ['Tab, Shift + Tab', 'Move within the dialog.'],
    ['Escape', 'Closes it; the focus returns to where it was.'],
  ],
  panel: [
    ['Tab', 'Moves through it, and on to the page.'],
    ['Escape', 'Goes back, or closes it; the focus returns to where it was.'],
  ],
  tabs: [
    ['Tab', 'Moves to the selected tab, then into its part.'],
    ['Arrow Left, Arrow Right', 'Select the tab on that side, in either direction.'],
    ['Home, End', 'First and last tab.'],
  ],
  calendar: [
    ['Enter, Space', 'On the button: opens the calendar.'],
    ['Arrow keys', 'Move by a day or a week; left and right follow the direction.'],
    ['Home, End', 'First and last day of the week.'],
    ['Page Up, Page Down', 'Previous and next month; with Shift, year.'],
    ['Escape', 'Closes the calendar.'],
  ],
  search: [...FIELD, ['Escape', 'Clears the field.']],
  tags: [
    ['Enter, comma, semicolon', 'End a tag. Enter in an empty field sends the form.'],
    [
      'Backspace',
      'At the start of the field: removes the last tag. On a tag: removes it, moves back.',
    ],
    ['Arrow keys', 'Move between tags and field, in the direction of the language.'],
    ['Home, End', 'On a tag: the first tag, and the field.'],
    ['Delete, Enter, Space', 'On a tag: remove it.'],
  ],
  tooltip: [
    ['Tab', 'Shows the tooltip with the focus.'],
    ['Escape', 'Hides it.'],
  ],
  fileChooser: [['Enter, Space', 'Opens the file chooser.']],
} as const satisfies Record<string, readonly Key[]>;

export type KeyboardPattern = keyof typeof KEYBOARD;
