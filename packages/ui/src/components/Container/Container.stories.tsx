import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../testing/guide';
import { inLocale } from '../../testing/inLocale';
import { Text } from '../Text';
import { Container } from './Container';
import { CONTAINER_WIDTHS } from './Container.styles';

const words = {
  en: 'Walk through the building before it stands, from any room to any other.',
  ar: 'تجوّل في المبنى قبل أن يُبنى، من أي غرفة إلى أخرى.',
};

const meta = {
  title: 'Components/Layout/Container',
  component: Container,
  parameters: guide({
    do: ['Around the content of a page, once.'],
    dont: ['Inside a card or a column.'],
    accessibility: 'A plain element: give `as` where it is a section or header.',
    keys: 'none',
  }),
  render: (args, { globals }) => (
    <Container {...args} data-testid="container">
      <Text>{inLocale(globals, words).repeat(6)}</Text>
    </Container>
  ),
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByTestId('container').getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    await expect(Math.round(left)).toBe(Math.round(clientWidth - right));
  },
};

export const Widths: Story = {
  render: (args, { globals }) => (
    <>
      {CONTAINER_WIDTHS.map((width) => (
        <Container {...args} key={width} width={width} data-testid={width}>
          <Text>{inLocale(globals, words).repeat(6)}</Text>
        </Container>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const [measure, page, full] = CONTAINER_WIDTHS.map(
      (width) => canvas.getByTestId(width).getBoundingClientRect().width,
    );
    await expect(Number(measure)).toBeLessThanOrEqual(Number(page));
    await expect(Number(page)).toBeLessThanOrEqual(Number(full));
    await expect(full).toBe(document.documentElement.clientWidth);
  },
};
