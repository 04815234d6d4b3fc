import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { I18nProvider } from '#core/i18n';
import { href } from '#core/routing';
import { languageOf, padded, textOf, type Story } from '#testing';
import { NotesLink } from './NotesLink';
import { notesLinkTexts } from './notesLink.texts';

const NAMES = { en: 'Wadi Offices', ar: 'مكاتب الوادي' };
const COUNTS = [0, 1, 2, 3, 11, 999, 1000];

/** The number of open notes on a project's card. */
const meta = {
  title: 'Screens/Client/Your projects/Notes link',
  decorators: [padded('20rem')],
  render: (_, { globals }) => {
    const locale = languageOf(globals);
    return (
      <I18nProvider locale={locale} brand="Jawla">
        {[...COUNTS, undefined].map((open) => (
          <p key={open ?? 'none'}>
            <NotesLink
              project={{
                _id: `p ${open}`,
                name: NAMES[locale],
                notes: open === undefined ? null : { open, all: 1000 },
              }}
            />
          </p>
        ))}
      </I18nProvider>
    );
  },
} satisfies Meta;

export default meta;

/** The number is for the eye; the words are for screen readers, and have no digit for one and two in Arabic. */
export const Counts: Story = {
  play: async ({ canvas, globals }) => {
    const t = textOf(notesLinkTexts, globals);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(COUNTS.length);
    for (const [at, open] of COUNTS.entries()) {
      const name = `${t('open', { smart_count: open })}: ${NAMES[languageOf(globals)]}`;
      await expect(links[at]).toHaveAccessibleName(name);
      await expect(links[at]).toHaveAttribute('href', href('notes', { projectID: `p ${open}` }));
      const shown = links[at]?.querySelector('[aria-hidden][dir="ltr"]');
      await expect(shown).toHaveTextContent(open > 999 ? '999+' : String(open));
    }
  },
};
