import type { KeyboardPattern } from './keyboard.ts';

/** Content of a component's page, in addition to its description, props and stories. */
export interface Guide {
  use: readonly [string, ...string[]];
  avoid: readonly [string, ...string[]];
  /** Differences in right-to-left languages. */
  rightToLeft: string;
  keyboard: KeyboardPattern;
  /** Information for assistive technology. */
  accessibility: string;
  /** Its page shows iframes only, because it covers or fills the window. */
  framed?: true;
}

const MIRRORS = 'Everything follows the direction; nothing is set by hand.';
const LABELLED = 'Label, hint and error are tied to the input; an error sets `aria-invalid`.';

/** By the name of the component, for every page below Components. */
export const GUIDES: Readonly<Record<string, Guide>> = {
  Accordion: {
    use: ['For sections of which people read a few: questions and answers.'],
    avoid: ['For steps in order: use Stepper.', 'For pages of one thing: use Tabs.'],
    rightToLeft: 'The arrow is at the end of the line.',
    keyboard: 'disclosure',
    accessibility:
      'Native `details` and `summary` with a heading inside; search in the page opens a section.',
  },
  AppShell: {
    use: ['Around each page: notices, header, main part, footer, and the tab bar of phones.'],
    avoid: ['Inside another one.'],
    rightToLeft: 'The side is at the start of the line.',
    keyboard: 'link',
    accessibility:
      'The first stop of Tab skips to the main landmark. What has the focus is never scrolled under a bar that stays in view.',
    framed: true,
  },
  Avatar: {
    use: ['Next to the name of a person.'],
    avoid: ['Without the name in text nearby.'],
    rightToLeft: 'Initials come from names in either script.',
    keyboard: 'none',
    accessibility: 'Decoration: the name next to it is read.',
  },
  AvatarGroup: {
    use: ['For a few people in little space: who has access.'],
    avoid: ['Where the names matter: write them.'],
    rightToLeft: 'The first person is at the start of the line, and the number at its end.',
    keyboard: 'none',
    accessibility: 'A list of names; the rest is read from `moreLabel`.',
  },
  Badge: {
    use: ['For a count next to what is counted.'],
    avoid: ['For words: use Tag.'],
    rightToLeft: 'The digits stay from left to right.',
    keyboard: 'none',
    accessibility: '`label` is read in place of the number.',
  },
  Banner: {
    use: ['For the result of an action, where it was done.'],
    avoid: ['For a message about the whole page: use Notice.'],
    rightToLeft: 'The text finds its own direction, because servers answer in either language.',
    keyboard: 'button',
    accessibility: '`danger` is an alert, other tones a status. Focus and pointer hold `autoHide`.',
  },
  Breadcrumbs: {
    use: ['On pages two or more levels deep.'],
    avoid: ['As the only way back: browsers have one.'],
    rightToLeft: 'The path runs with the language, and its arrows mirror.',
    keyboard: 'link',
    accessibility: 'A navigation with a list; the current page has `aria-current`.',
  },
  Button: {
    use: ['For an action on this page.', 'One primary button a view, the others secondary.'],
    avoid: ['For going somewhere: use LinkButton.', 'Disabled without a reason in sight.'],
    rightToLeft: '`icon` comes first in reading order; arrows mirror themselves.',
    keyboard: 'button',
    accessibility: 'While `busy`, it keeps the focus, sets `aria-busy` and ignores presses.',
  },
  Calendar: {
    use: ['For a month that stays on the page, such as free days.'],
    avoid: ['For a day in a form: use DateField.'],
    rightToLeft: 'Days run with the direction; weeks start by the region of the locale.',
    keyboard: 'calendar',
    accessibility:
      'A grid named by its label and month. Unavailable days keep the focus and cannot be chosen.',
  },
  Card: {
    use: ['For things that belong together.'],
    avoid: ['As a frame around everything on a page.'],
    rightToLeft: MIRRORS,
    keyboard: 'none',
    accessibility: 'A plain element: give `as` where it is an article, section or form.',
  },
  Checkbox: {
    use: ['For a yes or no that a form sends.'],
    avoid: ['For one of several: use RadioGroup.'],
    rightToLeft: 'The box is at the start of its label.',
    keyboard: 'checkbox',
    accessibility: LABELLED,
  },
  CheckboxGroup: {
    use: ['For any number of a few options.'],
    avoid: ['For one of several: use RadioGroup.', 'For a single yes or no: use Checkbox.'],
    rightToLeft: MIRRORS,
    keyboard: 'checkbox',
    accessibility: 'A fieldset with its legend; hint and error describe the group.',
  },
  CodeBoxes: {
    use: ['For codes from a message.'],
    avoid: ['For other numbers: use TextField.'],
    rightToLeft: 'The boxes run from left to right in both languages; Arabic digits become Latin.',
    keyboard: 'field',
    accessibility: 'One input with `autocomplete="one-time-code"`; the boxes are decoration.',
  },
  Combobox: {
    use: ['For one of many, found by typing.'],
    avoid: ['For a few options: use Select.', 'For actions: use Menu.'],
    rightToLeft: 'The search ignores Arabic spelling variants and vowel marks.',
    keyboard: 'combobox',
    accessibility: 'A combobox with a listbox; the number of results is announced.',
  },
  CommandMenu: {
    use: ['For many commands and pages that people find by name.'],
    avoid: [
      'As the only way to a command: keep its button.',
      'For one of many values: use Combobox.',
    ],
    rightToLeft: 'The shortcut works by the place of its key, on Arabic layouts as well.',
    keyboard: 'commands',
    accessibility:
      'A dialog with a combobox and a listbox in groups; the number of results is announced.',
  },
  ConfirmDialog: {
    use: ['Before what cannot be undone. The button repeats the verb.'],
    avoid: ['For what can be undone: do it, and offer to undo.'],
    rightToLeft: 'The way on is the last button in reading order.',
    keyboard: 'dialog',
    accessibility: 'An alertdialog, named by its title; the cancelling button has the focus.',
    framed: true,
  },
  Container: {
    use: ['Around the content of a page, once.'],
    avoid: ['Inside a card or a column.'],
    rightToLeft: MIRRORS,
    keyboard: 'none',
    accessibility: 'A plain element: give `as` where it is a section or header.',
  },
  ContextMenu: {
    use: ['For a quicker way to actions that are in sight elsewhere.'],
    avoid: ['As the only way to an action: nothing shows that it is there. Use Menu.'],
    rightToLeft: 'The menu starts at the pointer and runs with the direction.',
    keyboard: 'contextMenu',
    accessibility:
      'A menu at the focused element. In fields the menu of the browser stays, to copy and paste.',
  },
  DateField: {
    use: ['For a calendar day.'],
    avoid: [
      'For a first and a last day: use DateRangeField.',
      'For a year or a time: use TextField.',
    ],
    rightToLeft:
      'The date runs from left to right; the calendar mirrors. The Gregorian date is below that of another calendar.',
    keyboard: 'calendar',
    accessibility: LABELLED,
  },
  DateRangeField: {
    use: ['For a first and a last day, such as a stay or a report.'],
    avoid: ['For one day: use DateField.'],
    rightToLeft: 'The first day is at the start of the line; each date runs from left to right.',
    keyboard: 'calendar',
    accessibility:
      'A group named by its label. A first day after the last is announced, and marks both inputs.',
  },
  Dialog: {
    use: ['For a task that must be finished or left before going on.'],
    avoid: ['For a message with one button: use MessageDialog.', 'Over another dialog.'],
    rightToLeft: 'The cross is at the end of the title line.',
    keyboard: 'dialog',
    accessibility: 'Named by its title. The page behind is inert and does not scroll.',
    framed: true,
  },
  Divider: {
    use: ['Between parts that a heading does not separate.'],
    avoid: ['For space: use Stack.'],
    rightToLeft: MIRRORS,
    keyboard: 'none',
    accessibility: 'A separator, announced as one.',
  },
  Drawer: {
    use: ['For details or filters that leave the page in sight.'],
    avoid: ['For questions: use ConfirmDialog.'],
    rightToLeft: 'It comes from where lines end: the left side in Arabic.',
    keyboard: 'dialog',
    accessibility: 'A dialog, named by its title; the page behind is inert.',
    framed: true,
  },
  EmptyState: {
    use: ['In place of a list that is empty, with the way to fill it.'],
    avoid: ['For errors: use Banner.'],
    rightToLeft: MIRRORS,
    keyboard: 'none',
    accessibility: 'Text in reading order; its drawing or icon is hidden.',
  },
  ErrorPage: {
    use: ['When the whole page cannot be shown.'],
    avoid: ['For one failed part of a page: use Banner.'],
    rightToLeft: 'The status number stays from left to right.',
    keyboard: 'link',
    accessibility: 'The title is the `h1`; the drawing is hidden.',
    framed: true,
  },
  FileDrop: {
    use: ['For files that are dropped or chosen.'],
    avoid: ['For one picture: use ImagePicker.'],
    rightToLeft: MIRRORS,
    keyboard: 'fileChooser',
    accessibility: 'A file input: dropping is never the only way.',
  },
  FileList: {
    use: ['For files that were chosen, with their state.'],
    avoid: ['For other rows: use Table.'],
    rightToLeft: 'Names are isolated and keep their ending in sight.',
    keyboard: 'button',
    accessibility: 'A named list. Each remove button says which file.',
  },
  Footer: {
    use: ['Once, at the end of a page.'],
    avoid: ['For actions of the page.'],
    rightToLeft: MIRRORS,
    keyboard: 'link',
    accessibility: 'The contentinfo landmark.',
  },
  Grid: {
    use: ['For cards of equal rank, each in a GridItem.'],
    avoid: ['For the layout of a page: use Stack or CSS grid.'],
    rightToLeft: 'The first card is at the start of the line.',
    keyboard: 'none',
    accessibility: 'A list: screen readers say how many cards there are.',
  },
  Heading: {
    use: ['With the level of the outline; `size` changes the look only.'],
    avoid: ['For large text that titles nothing: use Text.'],
    rightToLeft: 'Arabic is larger, with more leading, and never letter-spaced.',
    keyboard: 'none',
    accessibility: 'An `h1` to `h6`.',
  },
  IconButton: {
    use: ['For a known icon without space for text.'],
    avoid: ['For signs that need explaining: use Button.'],
    rightToLeft: 'Arrows mirror; media controls and checks do not.',
    keyboard: 'button',
    accessibility: '`label` names the button; `pressed` makes it a toggle.',
  },
  ImagePicker: {
    use: ['For one picture, shown as it will be cut.'],
    avoid: ['For several files: use FileDrop.'],
    rightToLeft: MIRRORS,
    keyboard: 'fileChooser',
    accessibility: LABELLED,
  },
  LanguageToggle: {
    use: ['In the header of every page.'],
    avoid: ['With a flag: a language is not a country.'],
    rightToLeft: 'It names the other language in that language.',
    keyboard: 'button',
    accessibility: 'Its text has the `lang` of the other language.',
  },
  LinkButton: {
    use: ['For going somewhere, where it matters as much as a button.'],
    avoid: ['For actions: use Button.', 'In running text: use TextLink.'],
    rightToLeft: 'Arrows mirror themselves.',
    keyboard: 'link',
    accessibility: 'A link. `external` says that it opens a new tab.',
  },
  LiveRegion: {
    use: ['For a state that changes without the focus moving.'],
    avoid: ['For what is visible as Banner, Notice or Toast: they announce themselves.'],
    rightToLeft: MIRRORS,
    keyboard: 'none',
    accessibility: 'A polite status region that exists before its text.',
  },
  LoadingScreen: {
    use: ['While nothing of the page can be shown yet.'],
    avoid: ['For a part of the page: use Skeleton.'],
    rightToLeft: MIRRORS,
    keyboard: 'none',
    accessibility: 'Its text is a status. With reduced motion the film is a still picture.',
    framed: true,
  },
  Ltr: {
    use: ['For phone numbers, addresses, codes, dates and file names in any text.'],
    avoid: ['For names of people and projects: they have their own direction, use `<bdi>`.'],
    rightToLeft: 'Its purpose: `+962 79` keeps its plus on the left.',
    keyboard: 'none',
    accessibility: 'An isolate (`bdi`); screen readers read its text as it is.',
  },
  Menu: {
    use: ['For several actions on one thing.'],
    avoid: ['For choosing a value: use Select or Combobox.'],
    rightToLeft:
      'It opens at the start edge of its button; submenus at the inline end, or below in narrow windows.',
    keyboard: 'menu',
    accessibility:
      'A menu button. Entries that are switched on and off are `menuitemcheckbox`, one of several is `menuitemradio`; headings name their group.',
  },
  MessageDialog: {
    use: ['For something that must be read before going on.'],
    avoid: ['For success: use Banner or Toast.'],
    rightToLeft: MIRRORS,
    keyboard: 'dialog',
    accessibility: 'An alertdialog, named by its title; its button has the focus.',
    framed: true,
  },
  Meter: {
    use: ['For how much of a limit is used.'],
    avoid: ['For work in progress: use ProgressBar.'],
    rightToLeft: 'It grows from where lines start.',
    keyboard: 'none',
    accessibility:
      'Role `meter` with its value as text. The tone is not the only sign: say it in `valueText`.',
  },
  Notice: {
    use: ['For a message about the whole page, until it is closed.'],
    avoid: ['For the result of an action: use Banner.'],
    rightToLeft: MIRRORS,
    keyboard: 'button',
    accessibility: '`danger` is an alert, other tones a status.',
  },
  NumberField: {
    use: ['For a number that people know: an area, a price, a count.'],
    avoid: [
      'For a rough amount: use Slider.',
      'For a code or a phone number: its digits are a text.',
    ],
    rightToLeft:
      'The number runs from left to right in the digits of the locale; the buttons mirror.',
    keyboard: 'spinbutton',
    accessibility: 'A spin button, read with its unit; its buttons are for pointers and touch.',
  },
  PageHeading: {
    use: ['Once a page, above its content.'],
    avoid: ['For sections: use Heading.'],
    rightToLeft: 'Actions are at the end of the line.',
    keyboard: 'none',
    accessibility: 'The `h1`; the lines above and below are not part of it.',
  },
  Pager: {
    use: ['Where only the server knows how many pages there are.'],
    avoid: ['For steps of a form.'],
    rightToLeft: 'The arrows mirror; the page number does not.',
    keyboard: 'button',
    accessibility: 'A named navigation landmark; the current page is read.',
  },
  Pagination: {
    use: ['Where the number of pages is known.'],
    avoid: ['Where it is not: use Pager.'],
    rightToLeft: 'Numbers run with the language; the arrows mirror.',
    keyboard: 'button',
    accessibility:
      'A navigation; the current page has `aria-current`, and each number says that it is a page.',
  },
  PasswordField: {
    use: ['For secrets, with `autoComplete` set.'],
    avoid: ['For one-time codes: use CodeBoxes.'],
    rightToLeft: 'The secret runs from left to right; the toggle is at the end of the line.',
    keyboard: 'field',
    accessibility: `${LABELLED} Caps lock and Arabic letters are announced.`,
  },
  PhoneField: {
    use: ['For phone numbers of any country.'],
    avoid: ['For extensions: use TextField.'],
    rightToLeft: 'The number runs from left to right; countries are found in both languages.',
    keyboard: 'combobox',
    accessibility: `${LABELLED} The country is a button with a listbox.`,
  },
  Picture: {
    use: ['For photographs of a known ratio.'],
    avoid: ['For icons and drawings.'],
    rightToLeft: 'Pictures are never mirrored.',
    keyboard: 'none',
    accessibility: '`alt` is empty where the text next to it says the same.',
  },
  Popover: {
    use: ['For a few controls that belong to a button.'],
    avoid: ['For a list of actions: use Menu.', 'For help: use Tooltip.'],
    rightToLeft: '`start` and `end` follow the direction.',
    keyboard: 'dialog',
    accessibility: 'A named dialog that does not block the page.',
  },
  ProgressBar: {
    use: ['For work that is measured.'],
    avoid: ['For less than a second, or without an estimate: use Spinner.'],
    rightToLeft: 'The bar grows from the right in Arabic.',
    keyboard: 'none',
    accessibility: 'A progressbar with a name and a value.',
  },
  QrCard: {
    use: ['For an address that is opened on a phone.'],
    avoid: ['Without the address as text or link.'],
    rightToLeft: 'Codes are never mirrored.',
    keyboard: 'button',
    accessibility: 'An image named by `label`.',
  },
  RadioGroup: {
    use: ['For one of two to five, all worth seeing.'],
    avoid: ['For more options: use Select or Combobox.'],
    rightToLeft: 'The circle is at the start of each option.',
    keyboard: 'radios',
    accessibility: 'A fieldset with a legend; hint and error describe it.',
  },
  SearchField: {
    use: ['For narrowing down what is shown.'],
    avoid: ['For choosing one: use Combobox.'],
    rightToLeft: MIRRORS,
    keyboard: 'search',
    accessibility: 'A searchbox; the clearing button is named by `clearLabel`.',
  },
  SegmentedControl: {
    use: ['For two to five views of the same thing.'],
    avoid: ['In a form: use RadioGroup.', 'For parts of a page: use Tabs.'],
    rightToLeft: 'The first option is at the start of the line; arrow keys follow the direction.',
    keyboard: 'radios',
    accessibility: 'Native radios in a named group.',
  },
  Select: {
    use: ['For one of a few.'],
    avoid: ['For many: use Combobox.', 'For two: use RadioGroup.'],
    rightToLeft: "The browser's own list follows the direction.",
    keyboard: 'field',
    accessibility: LABELLED,
  },
  Skeleton: {
    use: ['In the size of what is coming.'],
    avoid: ['For waits without a shape: use Spinner.'],
    rightToLeft: MIRRORS,
    keyboard: 'none',
    accessibility: 'Hidden: say the state with LiveRegion.',
  },
  SkipLink: {
    use: ['As the first element of a page; AppShell has one.'],
    avoid: ['More than once.'],
    rightToLeft: 'It appears at the start of the first line.',
    keyboard: 'link',
    accessibility: 'Hidden until it has the focus.',
  },
  Slider: {
    use: ['For a number that people feel rather than know.'],
    avoid: ['For an exact number: use TextField.'],
    rightToLeft: 'It fills from where lines start, and the arrow keys follow the direction.',
    keyboard: 'slider',
    accessibility: 'A native range input; `format` gives its value in words.',
  },
  Sparkline: {
    use: ['For a tendency next to a number.'],
    avoid: ['For values that are read: use a table.'],
    rightToLeft: 'Time runs with the language.',
    keyboard: 'none',
    accessibility: 'An image: `label` says what it shows, numbers included.',
  },
  Spinner: {
    use: ['For short work of unknown length.'],
    avoid: ['For more than a few seconds: use ProgressBar.'],
    rightToLeft: 'It turns the same way in both languages.',
    keyboard: 'none',
    accessibility: '`label` is read; without it the spinner is decoration.',
  },
  SplitSheet: {
    use: ['For pages before the login.'],
    avoid: ['For pages behind the login: use AppShell.'],
    rightToLeft: 'Form and drawing change sides; the drawing is not mirrored.',
    keyboard: 'none',
    accessibility: 'The drawing is hidden; its caption is read.',
    framed: true,
  },
  Stack: {
    use: ['For equal space between parts, in a column or a row.'],
    avoid: ['For cards in several columns: use Grid.'],
    rightToLeft: 'A row starts at the right in Arabic.',
    keyboard: 'none',
    accessibility: 'A plain element: `as` makes it a list or a section.',
  },
  Stepper: {
    use: ['For where one is in a task of several steps.'],
    avoid: ['To move between steps: buttons of the form do that.'],
    rightToLeft: 'Steps run with the language.',
    keyboard: 'none',
    accessibility: 'A list; the current step has `aria-current`, and steps that are done say so.',
  },
  Switch: {
    use: ['For a setting that works immediately.'],
    avoid: ['For what a form sends later: use Checkbox.'],
    rightToLeft: 'On, the thumb is at the end of the line.',
    keyboard: 'switch',
    accessibility:
      'A native checkbox with the role `switch`; its label does not change with the state.',
  },
  SideNavigation: {
    use: ['For more pages than fit into a header; as the side of AppShell.'],
    avoid: ['For fewer than about eight pages: use TopNavigation.'],
    rightToLeft: 'It is at the start of the line, and the arrow of its button points there.',
    keyboard: 'disclosure',
    accessibility:
      'A named navigation of lists. The current link has `aria-current`, a group is a button with `aria-expanded`; with icons only, names are kept.',
  },
  TabBar: {
    use: ['With TopNavigation, for the pages that people change between on a phone.'],
    avoid: ['For parts of one page: use Tabs.', 'With fewer than two pages.'],
    rightToLeft: 'The first page is at the start of the line.',
    keyboard: 'disclosure',
    accessibility:
      'A named navigation of links; the current one has `aria-current`, and counts are read in words.',
    framed: true,
  },
  Table: {
    use: ['For rows of the same kind that are compared or sorted.'],
    avoid: ['For layout.', 'For things with pictures: use Grid.'],
    rightToLeft: 'The first column is at the right; numbers align at the end.',
    keyboard: 'button',
    accessibility: 'A table with a caption; sorted columns have `aria-sort`.',
  },
  Tabs: {
    use: ['For parts of one thing, of which one is seen.'],
    avoid: ['For pages with addresses of their own: use links.'],
    rightToLeft: 'Arrow keys move to the side they point to.',
    keyboard: 'tabs',
    accessibility: 'A named tablist; each part is a tabpanel.',
  },
  Tag: {
    use: ['For a state or a kind, in one word.'],
    avoid: ['For counts: use Badge.', 'As a button.'],
    rightToLeft: MIRRORS,
    keyboard: 'none',
    accessibility: 'Text. Colour is never the only sign of the state.',
  },
  TagsField: {
    use: ['For several short texts, such as e-mail addresses, typed or pasted.'],
    avoid: ['For choices from a fixed list: use CheckboxGroup or Combobox.'],
    rightToLeft: 'Tags run with the direction, addresses in them from left to right (`dir="ltr"`).',
    keyboard: 'tags',
    accessibility:
      'A plain list with a remove button in each item: every screen reader announces it the same way in browse and focus mode, which a grid does not. Changes are announced; `aria-posinset` counts undrawn tags.',
  },
  Text: {
    use: ['For everything that is read.'],
    avoid: ['For titles: use Heading.'],
    rightToLeft: 'Arabic is larger and has more leading.',
    keyboard: 'none',
    accessibility: 'A paragraph, unless `as` says otherwise.',
  },
  TextArea: {
    use: ['For several lines.'],
    avoid: ['For one line: use TextField.'],
    rightToLeft: MIRRORS,
    keyboard: 'field',
    accessibility: LABELLED,
  },
  TextField: {
    use: ['For one line of text.'],
    avoid: ['For dates, phones, codes and secrets: they have their own fields.'],
    rightToLeft: '`dir="ltr"` for addresses and user names.',
    keyboard: 'field',
    accessibility: LABELLED,
  },
  TextLink: {
    use: ['In running text.'],
    avoid: ['For actions: use Button.'],
    rightToLeft: MIRRORS,
    keyboard: 'link',
    accessibility: 'A link that is underlined in running text.',
  },
  Timeline: {
    use: ['For the dates of one thing, with pictures.', 'As a line in heads and toolbars.'],
    avoid: ['For more than dates in order: use Table.'],
    rightToLeft: 'Time runs with the language.',
    keyboard: 'link',
    accessibility:
      'A list; the current entry has `aria-current`. Without links, the row itself takes the focus to scroll.',
  },
  TimeField: {
    use: ['For a time of day: the start of a session, an opening hour.'],
    avoid: ['For how long something takes: use NumberField with a unit.'],
    rightToLeft: 'The time runs from left to right, in the digits and the hours of the locale.',
    keyboard: 'spinbutton',
    accessibility: 'A spin button, read as it is written; an invalid time is reported on blur.',
  },
  ToastProvider: {
    use: ['Once around the app; `useToast` shows a message that may pass unnoticed.'],
    avoid: ['For errors, and for anything that must be read or answered.'],
    rightToLeft: 'Toasts are at the end of the line.',
    keyboard: 'button',
    accessibility:
      'Announced politely, one after the other. Pointer and focus keep a toast; at most three are visible, later ones wait.',
  },
  Tooltip: {
    use: ['For a few words about a control.'],
    avoid: ['For what must be read: touch does not show it.'],
    rightToLeft: '`start` and `end` follow the direction.',
    keyboard: 'tooltip',
    accessibility: 'It describes its control; it stays while the pointer is on it.',
  },
  TopNavigation: {
    use: ['At the head of every page; in AppShell.'],
    avoid: ['For more than about eight pages: use SideNavigation.'],
    rightToLeft: 'The logo is at the start of the line, the account at its end.',
    keyboard: 'disclosure',
    accessibility:
      'A banner with a named navigation. The current link has `aria-current`; the button for the rest shows links, not a menu, and Escape closes it.',
    framed: true,
  },
  VisuallyHidden: {
    use: ['For text that sighted people see from the context.'],
    avoid: ['For names of buttons: use `aria-label` or `label`.'],
    rightToLeft: MIRRORS,
    keyboard: 'none',
    accessibility: 'Read by screen readers only.',
  },
};
