import { defineTexts } from '#core/i18n';

/** The way to the notes of a project. */
export const projectNotesTexts = defineTexts({
  projects: { en: 'Projects', ar: 'المشاريع' },
  clients: { en: 'Clients', ar: 'العملاء' },
});
