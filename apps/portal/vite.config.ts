import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';
import { clientEndpoints } from './vite/clientEndpoints.ts';
import { compressFiles } from './vite/compressFiles.ts';
import { prerenderPlugin } from './vite/prerenderPlugin.ts';
import { reproducibleIds } from './vite/reproducibleIds.ts';
import { retryableImports } from './vite/retryableImports.ts';

/** One-line replacements of what libraries bring along and no browser of ours needs. */
const shim = (file: string) => join(import.meta.dirname, 'shims', file);
/** Its package leads bundlers to the development build, with warnings for developers. */
const router = (file: string) =>
  join(import.meta.dirname, '../../node_modules/react-router/dist/production', file);

/** URL of the API for `npm run dev`. */
const API = process.env['API_URL'] ?? 'http://localhost:4000';

/**
 * Modules of which pages need most together, by the name of their chunk. Browsers open six connections to a server that
 * speaks HTTP/1.1: a page in thirty files waits for five rounds, whatever they weigh. A group may add
 * at most a tenth to the code of a page.
 */
const TOGETHER: Readonly<Record<string, RegExp>> = {
  // The requests of who is logged in.
  runtime:
    /node_modules.(axios|@redux-saga|redux-saga|@babel)|core.(http.(usersQuery|earlyResponses|apiClient|ofCurrentSession)|device.colorScheme)|session.(userShown|session.(saga|feature))/,
  // The header's tools, which come after the page.
  tools:
    /transfers.(ShownUploads|RunningUploads)|shell.components.(AccountMenu|SignedInTools|LogOutButton|account.texts)|icons.(PersonIcon|ClockIcon|KeyIcon|LogOutIcon|circle-user|clock|key-round|log-out)\./,
  transfers:
    /core.http.conflicts|transfers.(uploadSubject|transfers.slice|progress|useTransfer\.)|domains.trash.trash.(model|requests)/,
  projects:
    /domains.projects.(editor.editor.model|projects.(model|requests|saga|slice|feature))|node_modules.(p-limit|yocto)|domains.tours.(tours.(requests|feature)|upload.archiveRequests|alignments.alignments\.)|DateField.(dateOrder|readDate|isoDate)/,
  clients:
    /domains.users.(details.clientForm|users.(model|requests|saga|slice|feature))|core.http.pagesOf/,
  // What takes a deletion back.
  undo: /domains.trash.(undo.texts|UndoToasts|trash.feature)|ui.src.components.Toast/,
  listbox: /ui.src.components.(Listbox|Floating.placePopup)/,
  search:
    /ui.src.components.SearchField|core.(routing.useTermInUrl|i18n.HighlightMatch|device.(toCsv|saveAsFile))|contract.src.csv\./,
  // What every list has.
  lists: /core.lists|ui.src.components.(Pager|Menu)|icons.(FilterIcon|funnel)\./,
  table:
    /ui.src.components.(Table|SelectionBar.useSelection)|icons.(Sort(Down|Up)?Icon|arrow-(down|up|up-down))\./,
  // Beside the tours of a project and of a guest link.
  stage: /domains.(tours.stage.DateLine|notes.(StageNotes|unsent))|core.device.useRecheck/,
  icons: /icons.(EditIcon|UndoIcon|pencil|rotate-ccw)\./,
  // The dates and notes of projects, on cards and in heads of pages.
  facts: /icons.(CalendarIcon|NoteIcon|calendar-days)\.|domains.notes.notesLink\.texts/,
  // Pictures that people choose.
  pictures: /core.pictures.(?!coverPicture)|ui.src.components.ImagePicker/,
  radios: /ui.src.components.RadioGroup/,
  signedOut: /domains.auth.(auth.texts|lazyValidate|useFieldTexts|useLink)/,
  unsaved: /useUnsavedChanges|shell.unsavedChanges/,
};

const base: UserConfig = {
  root: import.meta.dirname,
  plugins: [react(), clientEndpoints(), reproducibleIds(join(import.meta.dirname, '../..'))],
  // Class names are derived from the file only, so that the prerendered page and the code agree. Without
  // display names and white space in CSS, and with pure calls that can be removed (tree shaking).
  oxc: {
    plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
  },
  resolve: {
    conditions: ['@jawla/source', ...defaultClientConditions],
    alias: {
      'object.entries': shim('objectEntries.cjs'),
      hasown: shim('hasOwn.cjs'),
      // Nothing but axios imports it by such a name.
      './helpers/HttpStatusCode.js': shim('httpStatusCode.cjs'),
      'react-router/dom': router('dom-export.mjs'),
      'react-router': router('index.mjs'),
    },
  },
  // The server replaces the placeholder with a new nonce in each response; elsewhere it has no effect.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The manifest is read by the budgets and the benchmarks.
    manifest: true,
    // Browsers without module preloading, such as Safari 16, load the same files a little later.
    modulePreload: { polyfill: false },
    sourcemap: true,
    // `tests/budgets` checks the sizes.
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The entry lists all chunks: only pages have names there, with the shortest hashes that there are.
        // Source maps name the modules.
        chunkFileNames: ({ name }) =>
          name.endsWith('.page') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        codeSplitting: {
          // By default the bundler creates a chunk for each small module that pages share: 60 requests for a
          // page, each compressed separately.
          groups: [
            { name: 'entry', tags: ['$initial'] },
            // Only some pages upload files.
            {
              name: 'files',
              test: /packages.ui.src.components.File(?!Drop.FileDropButtons)/,
              minShareCount: 2,
            },
            // Without what loads yup and Formik.
            {
              name: 'forms',
              test: /ui.src.props.useFormSubmit|core.forms.(?!\w*Schema|lazyValidation|useMergedForm)/,
              minShareCount: 2,
            },
            // The rules of forms, which load with yup when somebody types.
            {
              name: 'schemas',
              test: /features.src.(core.forms|domains).*[sS]chemas?\.ts|contract.src.pathNames/,
              includeDependenciesRecursively: false,
            },
            ...Object.entries(TOGETHER).map(([name, test]) => ({
              name,
              test,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            })),
            {
              name: 'shared',
              // Without what only some pages need, although four or more, such as most domains of the contract.
              test: /packages.(ui(?!.src.components.(Calendar|Combobox|DateField|ProgressBar|SelectionBar|SegmentedControl|Switch|Table|TextArea|Sparkline|Grid)|.src.props.useFormSubmit|.src.icons.(Calendar|Edit|Film|Undo)Icon|.src.theme.dateLocale)|contract(?!.src.(account|activity|archiveLimits|auth|emailTypes|fileTypes|firstAdmin|footage|footageLimits|guestLimits|guests|invitations|keyLimits|keys|noteLimits|noteObjects|notes|pathNames|pilots|conflicts|sso|system|team|uploads|visits)\.)|features.src.core(?!.forms|.doors|.connection.useOfflineRemoteData))|lucide-react.dist.esm.(?!icons.(calendar-days|film|pencil|rotate-ccw))/,
              minShareCount: 4,
              maxModuleSize: 8000,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/files', '/projects'].map((path) => [path, { target: API, changeOrigin: false }]),
    ),
  },
};

export default defineConfig({
  ...base,
  plugins: [base.plugins, retryableImports(), prerenderPlugin(base), compressFiles()],
});
