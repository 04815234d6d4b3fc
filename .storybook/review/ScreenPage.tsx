import { ENDPOINT_NAMES, ENDPOINTS } from '@jawla/contract';
import { ENDPOINT_DOCS } from '@jawla/contract/docs';
import { Heading, Stack, Tag, Text, UiProvider } from '@jawla/ui';
import { houseBrand } from '@jawla/ui/theme';
import * as CopyStyles from './Copy.styles';
import { endpoints, rules, screens, uses } from './data';
import { StateCard } from './StateCard';
import { storyOf } from './storyOf';
import { textFiles } from './texts';
import * as S from './Gallery.styles';

const FEATURES = 'packages/features/src/';
const PHONE_WIDTH = 360;

/** All information about a screen, from the list of states, the stories, the contract and the texts. */
export function ScreenPage({ name }: { name: string }) {
  const states = screens.find((screen) => screen.name === name)?.states ?? [];
  const files = [...new Set(states.flatMap(({ id }) => storyOf.get(id)?.file ?? []))];
  const ruled = [...new Set(states.flatMap(({ id }) => rules.states[id] ?? []))].toSorted();
  const called = new Set(files.flatMap((file) => endpoints[file] ?? []));
  return (
    <UiProvider brand={houseBrand} scheme="light" locale="en">
      <S.Wall>
        <Stack gap="m">
          <Heading level={1}>{name}</Heading>
          <Text>
            {states.length} states, {ruled.length} rules. Its stories stand in{' '}
            {files.map((file, at) => (
              <span key={file}>
                {at > 0 && ', '}
                <code>{file}</code>
              </span>
            ))}
            .
          </Text>
        </Stack>
        <S.Screen aria-label="States">
          <Heading level={2}>States</Heading>
          <S.States>
            {states.map((state) => (
              <StateCard
                key={state.id}
                state={state}
                locales={['en', 'ar']}
                scheme="light"
                brand={houseBrand.id}
                width={PHONE_WIDTH}
              />
            ))}
          </S.States>
        </S.Screen>
        <Rules ids={ruled} />
        <Calls names={called} />
        <Texts folders={files.map(folderOf)} />
      </S.Wall>
    </UiProvider>
  );
}

function Rules({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <S.Screen aria-label="Rules">
      <Heading level={2}>Rules</Heading>
      <CopyStyles.Table>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">What it asks for</th>
            <th scope="col">Shown by</th>
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => (
            <tr key={id}>
              <th scope="row">
                <code>{id}</code>
              </th>
              <td>{rules.rules[id]}</td>
              <td>
                <CopyStyles.Uses>
                  {Object.entries(rules.states).flatMap(([state, shown]) =>
                    shown.includes(id) ? <li key={state}>{state}</li> : [],
                  )}
                </CopyStyles.Uses>
              </td>
            </tr>
          ))}
        </tbody>
      </CopyStyles.Table>
    </S.Screen>
  );
}

function Calls({ names }: { names: ReadonlySet<string> }) {
  const rows = ENDPOINT_NAMES.filter((name) => names.has(name)).map((name) => ({
    name,
    ...ENDPOINTS[name],
    ...ENDPOINT_DOCS[name],
  }));
  if (rows.length === 0) return null;
  return (
    <S.Screen aria-label="Calls">
      <Heading level={2}>Calls</Heading>
      <Text tone="inkMuted">Those whose answers its stories play.</Text>
      <CopyStyles.Table>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">What it does, and for whom</th>
            <th scope="col">What can go wrong</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, method, path, caller, summary, errors }) => (
            <tr key={name}>
              <th scope="row">
                <code>
                  {method} /api/{path}
                </code>
              </th>
              <td>
                <Stack gap="xs" align="start">
                  {summary}
                  <Tag>{caller}</Tag>
                </Stack>
              </td>
              <td>
                <CopyStyles.Uses>
                  {Object.entries(errors).map(([status, meaning]) => (
                    <li key={status}>
                      {status}: {meaning}
                    </li>
                  ))}
                </CopyStyles.Uses>
              </td>
            </tr>
          ))}
        </tbody>
      </CopyStyles.Table>
    </S.Screen>
  );
}

function Texts({ folders }: { folders: readonly string[] }) {
  const rows = textFiles
    .flatMap(({ texts }) => texts)
    .filter(([key]) =>
      uses[key]?.some((file) => folders.some((folder) => file.startsWith(folder))),
    );
  if (rows.length === 0) return null;
  return (
    <S.Screen aria-label="Texts">
      <Heading level={2}>Texts</Heading>
      <CopyStyles.Table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">English</th>
            <th scope="col">Arabic</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, { en, ar }]) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>{en}</td>
              <td lang="ar" dir="rtl">
                {ar}
              </td>
            </tr>
          ))}
        </tbody>
      </CopyStyles.Table>
    </S.Screen>
  );
}

/** The path of a story file below the features, as in `uses`; texts are used only there. */
function folderOf(file: string): string {
  return file.startsWith(FEATURES)
    ? file.slice(FEATURES.length, file.lastIndexOf('/') + 1)
    : 'elsewhere';
}
