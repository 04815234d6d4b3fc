import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFormik } from 'formik';
import { useState, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react';
import { useController, useForm } from 'react-hook-form';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import * as main from '../../index';
import * as phone from '../../phone';
import * as qr from '../../qr';
import { CodeBoxes, DateField, Dialog, FileDrop, ImagePicker, SearchField } from '../../index';
import { FIELDS, NOT_SENT, type FieldProps, type FieldRow } from './fields';
import { mount, type Mounted } from './mount';
import { HANDLERS, ROWS, WITHOUT_ELEMENT, type ContractRow, type Handler } from './rows';

/**
 * The contract of all exported components, in one table each: `rows.tsx` defines how a component is rendered
 * and which element takes `ref` and rest props, `fields.tsx` how a form uses it.
 */
const meta = {
  title: 'Foundations/Component contract',
  tags: ['!dev', '!autodocs'],
  // Components are rendered one after another without context, so axe checks them in their own stories
  // instead.
  parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
  render: () => <></>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const EXPORTS = Object.entries({ ...main, ...phone, ...qr })
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value !== 'string')
  .map(([name]) => name)
  .toSorted();

/** Runs a check for each row and collects the failures, so that one run lists every component to fix. */
async function expectOfAll<Row>(
  rows: Readonly<Record<string, Row>>,
  check: (row: Row, name: string) => Promise<void>,
) {
  const failures: string[] = [];
  for (const [name, row] of Object.entries(rows)) {
    try {
      await check(row, name);
    } catch (error) {
      // The first line only: Testing Library appends the whole document.
      const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
      failures.push(`${name}: ${reason}`);
    }
  }
  await expect(failures).toEqual([]);
}

/** Renders a component for one check. */
async function mounted(
  { canvasElement, globals }: Context,
  node: ReactNode,
  check: (mounted: Mounted) => Promise<void> | void,
) {
  const mountedElement = await mount(canvasElement, globals, node);
  try {
    await check(mountedElement);
  } finally {
    mountedElement.unmount();
  }
}

function documentedElement({ element }: ContractRow, { root }: Mounted): Element {
  const found = element === undefined ? root : root.querySelector(element);
  if (found === null) throw new Error(`It has no ${element}.`);
  return found;
}

/** Fails with a message of one line. */
function assert(condition: boolean, message: string) {
  if (!condition) throw new Error(message);
}

/** Every exported component has a row, or a reason for not having one. */
export const EveryExportIsListed: Story = {
  play: async () => {
    const listed = [...Object.keys(ROWS), ...Object.keys(WITHOUT_ELEMENT)];
    await expect(listed.toSorted()).toEqual(EXPORTS);
  },
};

/** Every component with a form input has a row, or a reason for not being submitted. */
export const EveryFieldIsListed: Story = {
  play: async (context) => {
    const fields: string[] = [];
    await expectOfAll(ROWS, (row, name) =>
      mounted(context, row.render({}), ({ root }) => {
        const own = root.matches('dialog') ? null : root.querySelector('input, select, textarea');
        if (own !== null) fields.push(name);
      }),
    );
    await expect(fields.toSorted()).toEqual(
      [...Object.keys(FIELDS), ...Object.keys(NOT_SENT)].toSorted(),
    );
  },
};

export const RefReachesTheElement: Story = {
  play: async (context) => {
    await expectOfAll(ROWS, async (row) => {
      let current: Element | null = null;
      const ref = (element: Element | null) => {
        current = element;
      };
      await mounted(context, row.render({ ref }), async (mountedElement) => {
        const element = documentedElement(row, mountedElement);
        await waitFor(() => assert(current === element, 'ref is not the documented element'), {
          timeout: 500,
        });
      });
      assert(current === null, 'ref is still set after unmounting');
    });
  },
};

export const RestPropsReachTheElement: Story = {
  play: async (context) => {
    await expectOfAll(ROWS, (row) =>
      mounted(context, row.render({ id: 'own-id', 'data-contract': 'kept' }), (mountedElement) => {
        const element = documentedElement(row, mountedElement);
        assert(element.id === 'own-id', 'id is not on the documented element');
        assert(element.getAttribute('data-contract') === 'kept', 'data-* is lost');
      }),
    );
  },
};

export const ClassNameAndStyleAreOnTheRoot: Story = {
  play: async (context) => {
    const style: CSSProperties = { scrollMarginBlockStart: '7px' };
    await expectOfAll(ROWS, (row) =>
      mounted(context, row.render({ className: 'own-class', style }), ({ root }) => {
        assert(root.classList.contains('own-class'), 'className is not on the root');
        assert(root.style.scrollMarginBlockStart === '7px', 'style is not on the root');
      }),
    );
  },
};

const EVENTS: Readonly<Record<Handler, (element: Element) => unknown>> = {
  onClick: (element) => fireEvent.click(element),
  onMouseDown: (element) => fireEvent.mouseDown(element),
  onPointerDown: (element) => fireEvent.pointerDown(element),
  onPointerEnter: (element) => fireEvent.pointerOver(element, { relatedTarget: document.body }),
  onPointerLeave: (element) => fireEvent.pointerOut(element, { relatedTarget: document.body }),
  onKeyDown: (element) => fireEvent.keyDown(element, { key: 'F8' }),
  onKeyUp: (element) => fireEvent.keyUp(element, { key: 'F8' }),
  onFocus: (element) => fireEvent.focusIn(element),
  onBlur: (element) => fireEvent.focusOut(element),
  onPaste: (element) => fireEvent.paste(element, { clipboardData: new DataTransfer() }),
};

export const HandlersOfTheCallerAreCalled: Story = {
  play: async (context) => {
    await expectOfAll(ROWS, async (row) => {
      const called: Handler[] = [];
      const handlers = Object.fromEntries(
        HANDLERS.map((name) => [
          name,
          (event: SyntheticEvent) => {
            // Prevents that a link navigates away.
            if (name === 'onClick') event.preventDefault();
            called.push(name);
          },
        ]),
      );
      await mounted(context, row.render(handlers), async (mountedElement) => {
        const element = documentedElement(row, mountedElement);
        for (const name of HANDLERS) await EVENTS[name](element);
        const lost = HANDLERS.filter((name) => !called.includes(name));
        assert(lost.length === 0, `never calls ${lost.join(', ')}`);
      });
    });
  },
};

interface OwnHandlerRow {
  handler: 'onClick' | 'onPointerDown' | 'onKeyDown' | 'onBlur' | 'onPaste' | 'onDrop';
  render: (props: Record<string, unknown>, did: () => void) => ReactNode;
  /** The event that triggers a component's own behaviour. */
  act: (element: Element) => Promise<void> | void;
  element: string;
}

async function pressBeside(dialog: Element) {
  await fireEvent.pointerDown(dialog);
  await fireEvent.click(dialog);
}

/** Native events: those of Testing Library lose the data of a `DataTransfer`. */
function paste(element: Element, clipboardData: DataTransfer) {
  const init = { bubbles: true, cancelable: true, clipboardData };
  element.dispatchEvent(new ClipboardEvent('paste', init));
}

function dataWithFile(): DataTransfer {
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
  return data;
}

function dataWithCode(): DataTransfer {
  const data = new DataTransfer();
  data.setData('text', '123456');
  return data;
}

/** The components' own behaviour, and the handler by which a caller prevents it. */
const OWN_HANDLERS: Readonly<Record<string, OwnHandlerRow>> = {
  'CodeBoxes, paste': {
    handler: 'onPaste',
    render: (props, did) => <CodeBoxes label="Code" onValueChange={did} {...props} />,
    element: 'input',
    act: (input) => paste(input, dataWithCode()),
  },
  'DateField, blur': {
    handler: 'onBlur',
    render: (props, did) => (
      <DateField label="Date" defaultValue="2026/1/2" onValueChange={did} {...props} />
    ),
    element: 'input',
    act: async (input) => {
      await fireEvent.focusOut(input);
    },
  },
  'Dialog, click beside': {
    handler: 'onClick',
    render: (props, did) => <Dialog open title="Share" onClose={did} {...props} />,
    element: 'dialog',
    act: pressBeside,
  },
  'Dialog, press beside': {
    handler: 'onPointerDown',
    render: (props, did) => <Dialog open title="Share" onClose={did} {...props} />,
    element: 'dialog',
    act: pressBeside,
  },
  'FileDrop, drop': {
    handler: 'onDrop',
    render: (props, did) => <FileDrop label="Choose" onFiles={did} {...props} />,
    element: 'input',
    act: (input) => {
      const init = { bubbles: true, cancelable: true, dataTransfer: dataWithFile() };
      input.dispatchEvent(new DragEvent('drop', init));
    },
  },
  'ImagePicker, paste': {
    handler: 'onPaste',
    render: (props, did) => (
      <ImagePicker picture={undefined} alt="" label="Cover" onPick={did} {...props} />
    ),
    element: 'input',
    act: (input) => paste(input, dataWithFile()),
  },
  'SearchField, Escape': {
    handler: 'onKeyDown',
    render: (props, did) => (
      <SearchField label="Search" defaultValue="one" onValueChange={did} {...props} />
    ),
    element: 'input',
    act: async (input) => {
      await fireEvent.keyDown(input, { key: 'Escape' });
    },
  },
};

export const CallersCanPreventWhatComponentsDo: Story = {
  play: async (context) => {
    await expectOfAll(OWN_HANDLERS, async ({ handler, render, act, element }) => {
      for (const prevented of [false, true]) {
        let done = false;
        const did = () => {
          done = true;
        };
        const props = {
          [handler]: (event: SyntheticEvent) => prevented && event.preventDefault(),
        };
        await mounted(context, render(props, did), async ({ place }) => {
          const target = place.querySelector(element);
          if (target === null) throw new Error(`It has no ${element}.`);
          await act(target);
          assert(done !== prevented, prevented ? 'runs though prevented' : 'does not run');
        });
      }
    });
  },
};

export const DescriptionsAreMerged: Story = {
  play: async (context) => {
    const texts = { hint: 'The hint.', error: 'The error.', note: 'The note.' };
    await expectOfAll(ROWS, (row) => {
      const given = Object.fromEntries(
        (row.describes ?? []).map((description) => [description, texts[description]]),
      );
      const node = (
        <div>
          <p id="of-the-caller">Of the caller.</p>
          {row.render({ 'aria-describedby': 'of-the-caller', ...given })}
        </div>
      );
      return mounted(context, node, async ({ root }) => {
        const own = root.lastElementChild;
        const element = row.element === undefined ? own : own?.querySelector(row.element);
        await expect(element).toHaveAccessibleDescription(
          expect.stringContaining('Of the caller.'),
        );
        for (const text of Object.values(given)) {
          await expect(element).toHaveAccessibleDescription(expect.stringContaining(text));
        }
      });
    });
  },
};

/** Returns the data that a form would submit. */
function sent(place: HTMLElement): string {
  const form = place.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  const entry = new FormData(form).get('field');
  return typeof entry === 'string' ? entry : '';
}

export const UncontrolledFieldsAreSentAndReset: Story = {
  play: async (context) => {
    await expectOfAll(FIELDS, ({ render, values: [first, second], enter }) =>
      mounted(
        context,
        <form>{render({ name: 'field', defaultValue: first })}</form>,
        async ({ place }) => {
          await waitFor(() => expect(sent(place)).toBe(first), { timeout: 1000 });
          await enter(place);
          await waitFor(() => expect(sent(place)).toBe(second), { timeout: 1000 });
          place.querySelector('form')?.reset();
          await waitFor(() => expect(sent(place)).toBe(first), { timeout: 1000 });
        },
      ),
    );
  },
};

/** A controlled field whose caller stores the reported values. */
function Controlled({ row: { render, values, reports } }: { row: FieldRow }) {
  const [value, setValue] = useState<string>(values[0]);
  const props: FieldProps = { name: 'field', value };
  return (
    <form>
      {render(
        reports === 'event'
          ? { ...props, onChange: (event) => setValue(event.currentTarget.value) }
          : { ...props, onValueChange: (next) => setValue(next ?? '') },
      )}
      <button type="button" onClick={() => setValue(values[0])}>
        Set
      </button>
      <output>{value}</output>
    </form>
  );
}

export const ControlledFieldsFollowTheirCaller: Story = {
  play: async (context) => {
    await expectOfAll(FIELDS, (row) =>
      mounted(context, <Controlled row={row} />, async ({ place }) => {
        const [first, second] = row.values;
        await waitFor(() => expect(sent(place)).toBe(first), { timeout: 1000 });
        await row.enter(place);
        await waitFor(() => expect(place.querySelector('output')).toHaveTextContent(second), {
          timeout: 1000,
        });
        await waitFor(() => expect(sent(place)).toBe(second), { timeout: 1000 });
        const set = [...place.querySelectorAll('button')].at(-1);
        if (set !== undefined) await userEvent.click(set);
        await waitFor(() => expect(sent(place)).toBe(first), { timeout: 1000 });
      }),
    );
  },
};

/** A controlled field whose caller refuses every change: the field shows the caller's value. */
export const ControlledFieldsKeepWhatTheirCallerHolds: Story = {
  play: async (context) => {
    await expectOfAll(FIELDS, ({ render, values: [first], enter, reports }) =>
      mounted(
        context,
        <form>
          {render({
            name: 'field',
            value: first,
            ...(reports === 'event' && { onChange: () => undefined }),
          })}
        </form>,
        async ({ place }) => {
          await waitFor(() => expect(sent(place)).toBe(first), { timeout: 1000 });
          // A field that refuses typed text may have no option to choose.
          await enter(place).catch(() => undefined);
          await waitFor(() => expect(sent(place)).toBe(first), { timeout: 1000 });
        },
      ),
    );
  },
};

function InFormik({ row: { render, values, reports } }: { row: FieldRow }) {
  const [submitted, setSubmitted] = useState('');
  const form = useFormik({
    initialValues: { field: values[0] },
    onSubmit: ({ field }) => setSubmitted(field),
  });
  const props =
    reports === 'value'
      ? {
          name: 'field',
          value: form.values.field,
          onValueChange: (next: string | undefined) => void form.setFieldValue('field', next ?? ''),
        }
      : form.getFieldProps('field');
  return (
    <form onSubmit={form.handleSubmit}>
      {render(props)}
      <button type="submit">Send</button>
      <output>{submitted}</output>
    </form>
  );
}

/** Enters the second value into a field of a form library, submits the form, and expects its value. */
async function expectSubmitted(row: FieldRow, { place }: Mounted) {
  await waitFor(() => expect(sent(place)).toBe(row.values[0]), { timeout: 1000 });
  await row.enter(place);
  const send = [...place.querySelectorAll('button')].at(-1);
  if (send !== undefined) await userEvent.click(send);
  await waitFor(() => expect(place.querySelector('output')).toHaveTextContent(row.values[1]), {
    timeout: 1000,
  });
}

export const FieldsWorkWithFormik: Story = {
  play: (context) =>
    expectOfAll(FIELDS, (row) =>
      mounted(context, <InFormik row={row} />, (mountedElement) =>
        expectSubmitted(row, mountedElement),
      ),
    ),
};

/** Native inputs take the result of `register`, including `ref`. */
function InHookForm({ row: { render, values } }: { row: FieldRow }) {
  const [submitted, setSubmitted] = useState('');
  const form = useForm({ defaultValues: { field: values[0] } });
  return (
    <form onSubmit={(event) => void form.handleSubmit(({ field }) => setSubmitted(field))(event)}>
      {render(form.register('field'))}
      <button type="submit">Send</button>
      <output>{submitted}</output>
    </form>
  );
}

/** Fields that report their value are controlled. */
function InHookFormController({ row: { render, values } }: { row: FieldRow }) {
  const [submitted, setSubmitted] = useState('');
  const form = useForm({ defaultValues: { field: values[0] } });
  const { field } = useController({ name: 'field', control: form.control });
  return (
    <form onSubmit={(event) => void form.handleSubmit((sent) => setSubmitted(sent.field))(event)}>
      {render({
        name: field.name,
        value: field.value,
        onBlur: field.onBlur,
        onValueChange: (next) => field.onChange(next ?? ''),
      })}
      <button type="submit">Send</button>
      <output>{submitted}</output>
    </form>
  );
}

export const FieldsWorkWithReactHookForm: Story = {
  play: (context) =>
    expectOfAll(FIELDS, (row) =>
      mounted(
        context,
        row.reports === 'event' ? <InHookForm row={row} /> : <InHookFormController row={row} />,
        (mountedElement) => expectSubmitted(row, mountedElement),
      ),
    ),
};
