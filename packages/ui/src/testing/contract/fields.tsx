import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  Checkbox,
  CheckboxGroup,
  CodeBoxes,
  Combobox,
  DateField,
  NumberField,
  PasswordField,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  TagsField,
  TextArea,
  TextField,
} from '../../index';
import { PhoneField } from '../../phone';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Props that a form passes to a field. */
export interface FieldProps {
  name: string;
  /** For fields that are native inputs. */
  ref?: (element: HTMLElement | null) => void;
  value?: string;
  defaultValue?: string;
  /** For fields whose events carry their value. */
  onChange?: (event: ChangeEvent<Control>) => void;
  /** For fields that report their value. */
  onValueChange?: (value: string | undefined) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

export interface FieldRow {
  render: (props: FieldProps) => ReactNode;
  /** How the field reports a change. */
  reports: 'event' | 'value' | 'both';
  /** Two values as a form submits them. */
  values: readonly [string, string];
  /** Changes the field from the first value to the second, as a user would. */
  enter: (place: HTMLElement) => Promise<void>;
}

const OPTIONS = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];
const COUNTRY_LABELS = { country: 'Country', search: 'Search', noMatch: 'None' };

/** Replaces the text of the field. */
function types(text: string) {
  return async (place: HTMLElement) => {
    const input = place.querySelector('input:not([type="hidden"]), textarea');
    if (input === null) throw new Error('The field has no input.');
    await userEvent.clear(input);
    await userEvent.type(input, text);
    await userEvent.tab();
  };
}

/** One row for each exported component that a form submits. */
export const FIELDS: Readonly<Record<string, FieldRow>> = {
  Checkbox: {
    render: ({ value, defaultValue, onValueChange, ...props }) => (
      <Checkbox
        label="Remember"
        value="yes"
        {...(value !== undefined && { checked: value === 'yes' })}
        {...(defaultValue !== undefined && { defaultChecked: defaultValue === 'yes' })}
        {...props}
        onChange={(event) => onValueChange?.(event.currentTarget.checked ? 'yes' : '')}
      />
    ),
    reports: 'value',
    values: ['', 'yes'],
    enter: (place) => userEvent.click(within(place).getByRole('checkbox')),
  },
  CheckboxGroup: {
    render: ({ value, defaultValue, onValueChange, ...props }) => (
      <CheckboxGroup
        label="About"
        options={OPTIONS}
        {...(value !== undefined && { value: value === '' ? [] : [value] })}
        {...(defaultValue !== undefined && {
          defaultValue: defaultValue === '' ? [] : [defaultValue],
        })}
        {...props}
        onValueChange={(ticked) => onValueChange?.(ticked.join())}
      />
    ),
    reports: 'value',
    values: ['', 'b'],
    enter: (place) => userEvent.click(within(place).getByRole('checkbox', { name: 'Beta' })),
  },
  CodeBoxes: {
    render: (props) => <CodeBoxes label="Code" {...props} />,
    reports: 'both',
    values: ['123', '654321'],
    enter: types('٦٥٤٣٢١'),
  },
  Combobox: {
    render: (props) => <Combobox label="Office" options={OPTIONS} empty="None" {...props} />,
    reports: 'value',
    values: ['a', 'b'],
    enter: async (place) => {
      const input = within(place).getByRole('combobox');
      await userEvent.clear(input);
      await userEvent.type(input, 'bet');
      await userEvent.click(await screen.findByRole('option', { name: 'Beta' }, { timeout: 2000 }));
      // While the list is closing, another click would only close it.
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    },
  },
  DateField: {
    render: (props) => <DateField label="Date" {...props} />,
    reports: 'both',
    values: ['2026-03-05', '2027-01-02'],
    enter: types('٢٠٢٧/١/٢'),
  },
  NumberField: {
    render: ({ value, defaultValue, onValueChange, ...props }) => (
      <NumberField
        label="Area"
        {...(value !== undefined && { value: value === '' ? null : Number(value) })}
        {...(defaultValue !== undefined && { defaultValue: Number(defaultValue) })}
        {...props}
        onValueChange={(number) => onValueChange?.(number === null ? '' : String(number))}
      />
    ),
    reports: 'value',
    values: ['20', '1234.5'],
    enter: types('١٬٢٣٤٫٥'),
  },
  PasswordField: {
    render: (props) => <PasswordField label="Password" {...props} />,
    reports: 'event',
    values: ['one', 'two'],
    enter: types('two'),
  },
  PhoneField: {
    render: (props) => <PhoneField label="Phone" countryLabels={COUNTRY_LABELS} {...props} />,
    reports: 'value',
    values: ['+962790123456', '+962790654321'],
    enter: types('0790654321'),
  },
  RadioGroup: {
    render: (props) => <RadioGroup label="Status" options={OPTIONS} {...props} />,
    reports: 'value',
    values: ['a', 'b'],
    enter: (place) => userEvent.click(within(place).getByRole('radio', { name: 'Beta' })),
  },
  SearchField: {
    render: (props) => <SearchField label="Search" {...props} />,
    reports: 'both',
    values: ['one', 'two'],
    enter: types('two'),
  },
  SegmentedControl: {
    render: (props) => <SegmentedControl label="Show as" options={OPTIONS} {...props} />,
    reports: 'value',
    values: ['a', 'b'],
    enter: (place) => userEvent.click(within(place).getByRole('radio', { name: 'Beta' })),
  },
  Select: {
    render: (props) => <Select label="Type" options={OPTIONS} {...props} />,
    reports: 'event',
    values: ['a', 'b'],
    enter: async (place) => {
      await userEvent.selectOptions(within(place).getByRole('combobox'), 'b');
    },
  },
  Slider: {
    render: ({ value, defaultValue, onValueChange, ...props }) => (
      <Slider
        label="Distance"
        {...(value !== undefined && { value: Number(value) })}
        {...(defaultValue !== undefined && { defaultValue: Number(defaultValue) })}
        {...props}
        onValueChange={(number) => onValueChange?.(String(number))}
      />
    ),
    reports: 'both',
    values: ['20', '70'],
    enter: async (place) => {
      await fireEvent.input(within(place).getByRole('slider'), { target: { value: '70' } });
      await userEvent.tab();
    },
  },
  Switch: {
    render: ({ value, defaultValue, onValueChange, ...props }) => (
      <Switch
        label="Reminders"
        value="yes"
        {...(value !== undefined && { checked: value === 'yes' })}
        {...(defaultValue !== undefined && { defaultChecked: defaultValue === 'yes' })}
        {...props}
        onChange={(event) => onValueChange?.(event.currentTarget.checked ? 'yes' : '')}
      />
    ),
    reports: 'value',
    values: ['', 'yes'],
    enter: (place) => userEvent.click(within(place).getByRole('switch')),
  },
  TagsField: {
    render: ({ value, defaultValue, onValueChange, ...props }) => (
      <TagsField
        label="E-mails"
        {...(value !== undefined && { value: value === '' ? [] : [value] })}
        {...(defaultValue !== undefined && {
          defaultValue: defaultValue === '' ? [] : [defaultValue],
        })}
        {...props}
        onValueChange={(tags) => onValueChange?.(tags.join())}
      />
    ),
    reports: 'value',
    values: ['', 'b'],
    enter: (place) => userEvent.type(within(place).getByRole('textbox'), 'b{Enter}'),
  },
  TextArea: {
    render: (props) => <TextArea label="Message" {...props} />,
    reports: 'event',
    values: ['one', 'two'],
    enter: types('two'),
  },
  TextField: {
    render: (props) => <TextField label="Name" {...props} />,
    reports: 'event',
    values: ['one', 'two'],
    enter: types('two'),
  },
};

/** Exported components with an input that a form does not submit, and why. */
export const NOT_SENT: Readonly<Record<string, string>> = {
  Calendar: 'has lists of months and years, and is no field: DateField is',
  FileDrop:
    'hands files to its caller and empties its input, so that the same file can be chosen twice',
  FileDropButtons: 'hands files to its caller, as FileDrop does',
  ImagePicker: 'hands its file to its caller, as FileDrop does',
};
