import type { CSSProperties, ReactNode, SyntheticEvent } from 'react';
import { AddIcon } from '../../icons';
import {
  Accordion,
  Avatar,
  AvatarGroup,
  Badge,
  Banner,
  Breadcrumbs,
  Button,
  Calendar,
  Card,
  Checkbox,
  CheckboxGroup,
  CodeBoxes,
  Combobox,
  ConfirmDialog,
  Container,
  DateField,
  Dialog,
  Divider,
  Drawer,
  EmptyState,
  ErrorPage,
  FileDrop,
  FileDropButtons,
  FileList,
  Footer,
  Grid,
  GridItem,
  Heading,
  IconButton,
  ImagePicker,
  LanguageToggle,
  LinkButton,
  LiveRegion,
  LoadingScreen,
  Ltr,
  Menu,
  MessageDialog,
  Meter,
  Notice,
  NumberField,
  NumberPill,
  PageHeading,
  AppShell,
  Pager,
  Pagination,
  PasswordField,
  Picture,
  ProgressBar,
  ProjectCard,
  ProjectCardSkeleton,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  SelectionBar,
  Skeleton,
  SkipLink,
  Slider,
  Sparkline,
  Spinner,
  Stack,
  StagePanel,
  Stepper,
  Switch,
  TabBar,
  Table,
  Tabs,
  Tag,
  TagsField,
  Text,
  TextArea,
  TextField,
  TextLink,
  Timeline,
  TopNavigation,
  UploadDialog,
  VisuallyHidden,
} from '../../index';
import { PhoneField } from '../../phone';
import { QrCard } from '../../qr';

/** Handlers that every documented element must call. */
export const HANDLERS = [
  'onMouseDown',
  'onPointerDown',
  'onPointerEnter',
  'onPointerLeave',
  'onKeyDown',
  'onKeyUp',
  'onFocus',
  'onBlur',
  'onPaste',
  // Last, because a click opens a menu, whose underlay covers the button.
  'onClick',
] as const;
export type Handler = (typeof HANDLERS)[number];

/** Props that a caller may pass to every component. */
export type CommonProps = { [Name in Handler]?: (event: SyntheticEvent) => void } & {
  ref?: (element: Element | null) => void;
  id?: string;
  className?: string;
  style?: CSSProperties;
  'aria-describedby'?: string;
  'data-contract'?: string;
};

/** Texts that a component ties to its element by `aria-describedby`. */
export const DESCRIPTIONS = ['hint', 'error', 'note'] as const;
export type Description = (typeof DESCRIPTIONS)[number];
type DrawProps = CommonProps & { [Name in Description]?: string };

export interface ContractRow {
  render: (props: DrawProps) => ReactNode;
  /** Selector of the element that takes `ref` and rest props; the root by default. */
  element?: string;
  /** Texts of the component that describe the element. */
  describes?: readonly Description[];
}

const FIELD = { element: 'input', describes: DESCRIPTIONS } as const;
const HINT_AND_ERROR = ['hint', 'error'] as const;
const OPTIONS = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const COUNTRY_LABELS = { country: 'Country', search: 'Search', noMatch: 'None' };
const NAVIGATION = {
  label: 'Main',
  moreLabel: 'More',
  items: [{ href: '#clients', label: 'Clients' }],
};
const ignore = () => undefined;

/** One row for each exported component: how to render it, and what it documents about its elements. */
export const ROWS: Readonly<Record<string, ContractRow>> = {
  Accordion: {
    render: (props) => (
      <Accordion level={2} items={[{ id: 'a', title: 'A', content: 'B' }]} {...props} />
    ),
  },
  AvatarGroup: {
    render: (props) => <AvatarGroup label="People" people={[]} moreLabel={String} {...props} />,
  },
  Breadcrumbs: {
    render: (props) => <Breadcrumbs label="Path" parents={[]} current="Clients" {...props} />,
  },
  CheckboxGroup: {
    describes: HINT_AND_ERROR,
    render: (props) => <CheckboxGroup label="About" options={OPTIONS} {...props} />,
  },
  Container: { render: (props) => <Container {...props}>Text</Container> },
  StagePanel: {
    render: (props) => <StagePanel title="Notes" onClose={ignore} takesFocus={false} {...props} />,
  },
  NumberPill: { render: (props) => <NumberPill number={31} {...props} /> },
  Divider: { render: (props) => <Divider {...props} /> },
  Meter: { render: (props) => <Meter label="Storage" value={32} {...props} /> },
  Pagination: {
    render: (props) => (
      <Pagination
        page={1}
        count={3}
        labels={{ navigation: 'Pages', previous: 'Previous', next: 'Next', page: String }}
        {...props}
      />
    ),
  },
  SegmentedControl: {
    render: (props) => <SegmentedControl label="Show as" options={OPTIONS} {...props} />,
  },
  Slider: {
    element: 'input',
    describes: ['hint'],
    render: (props) => <Slider label="Distance" {...props} />,
  },
  Sparkline: { render: (props) => <Sparkline label="Openings" values={[1, 2]} {...props} /> },
  Stepper: {
    render: (props) => <Stepper label="Steps" steps={['Choose']} current={0} {...props} />,
  },
  Switch: {
    element: 'input',
    describes: ['hint'],
    render: (props) => <Switch label="Reminders" {...props} />,
  },
  TabBar: { render: (props) => <TabBar {...NAVIGATION} {...props} /> },
  TagsField: { ...FIELD, render: (props) => <TagsField label="E-mails" {...props} /> },
  Timeline: { render: (props) => <Timeline label="Dates" entries={[]} {...props} /> },
  Avatar: { render: (props) => <Avatar name="Sara Haddad" {...props} /> },
  Badge: { render: (props) => <Badge count={3} label="3 tours" {...props} /> },
  Banner: {
    render: (props) => (
      <Banner tone="info" {...props}>
        Saved
      </Banner>
    ),
  },
  TopNavigation: {
    render: (props) => <TopNavigation navigation={NAVIGATION} {...props} />,
  },
  Button: { render: (props) => <Button {...props}>Save</Button> },
  Calendar: { render: (props) => <Calendar label="Day" {...props} /> },
  Card: { render: (props) => <Card {...props}>Card</Card> },
  Checkbox: {
    element: 'input',
    describes: HINT_AND_ERROR,
    render: (props) => <Checkbox label="Remember" {...props} />,
  },
  CodeBoxes: { ...FIELD, render: (props) => <CodeBoxes label="Code" {...props} /> },
  Combobox: {
    ...FIELD,
    render: (props) => <Combobox label="Office" options={OPTIONS} empty="None" {...props} />,
  },
  ConfirmDialog: {
    render: (props) => (
      <ConfirmDialog
        open
        title="Delete?"
        confirm={{ label: 'Delete', onPress: ignore }}
        cancel={{ label: 'Keep', onPress: ignore }}
        {...props}
      >
        Cannot be undone.
      </ConfirmDialog>
    ),
  },
  DateField: {
    ...FIELD,
    render: (props) => <DateField label="Date" {...props} />,
  },
  Dialog: {
    render: (props) => (
      <Dialog open title="Share" onClose={ignore} {...props}>
        Details
      </Dialog>
    ),
  },
  Drawer: {
    render: (props) => (
      <Drawer open title="Filters" onClose={ignore} {...props}>
        Details
      </Drawer>
    ),
  },
  EmptyState: { render: (props) => <EmptyState title="Nothing" {...props} /> },
  ErrorPage: { render: (props) => <ErrorPage title="Not found" {...props} /> },
  FileDrop: {
    ...FIELD,
    describes: HINT_AND_ERROR,
    render: (props) => <FileDrop label="Choose a file" onFiles={ignore} {...props} />,
  },
  FileDropButtons: {
    render: (props) => (
      <FileDropButtons
        chooserId="chooser"
        choose="Choose photos"
        camera="Take a photo"
        cameraIcon={<AddIcon />}
        accept="image/*"
        onTaken={ignore}
        {...props}
      />
    ),
  },
  FileList: { render: (props) => <FileList aria-label="Files" files={[]} {...props} /> },
  Footer: { render: (props) => <Footer note="2026" {...props} /> },
  Grid: { element: 'ul', render: (props) => <Grid {...props} /> },
  GridItem: { render: (props) => <GridItem {...props} /> },
  Heading: {
    render: (props) => (
      <Heading level={2} {...props}>
        Rooms
      </Heading>
    ),
  },
  IconButton: { render: (props) => <IconButton label="Add" icon={<AddIcon />} {...props} /> },
  ImagePicker: {
    ...FIELD,
    describes: HINT_AND_ERROR,
    render: (props) => (
      <ImagePicker picture={undefined} alt="" label="Cover" onPick={ignore} {...props} />
    ),
  },
  LanguageToggle: {
    render: (props) => <LanguageToggle target={{ locale: 'ar', name: 'العربية' }} {...props} />,
  },
  LinkButton: {
    render: (props) => (
      <LinkButton href="#contract" {...props}>
        Open
      </LinkButton>
    ),
  },
  LiveRegion: { render: (props) => <LiveRegion {...props}>Loading</LiveRegion> },
  LoadingScreen: { render: (props) => <LoadingScreen messages={['Loading']} {...props} /> },
  Ltr: { render: (props) => <Ltr {...props}>2 / 10</Ltr> },
  Menu: { render: (props) => <Menu label="More" entries={[]} {...props} /> },
  MessageDialog: {
    render: (props) => (
      <MessageDialog open title="Sent" ok={{ label: 'OK', onPress: ignore }} {...props}>
        Details
      </MessageDialog>
    ),
  },
  Notice: { render: (props) => <Notice title="Offline" {...props} /> },
  NumberField: {
    element: 'input',
    describes: ['hint', 'error', 'note'],
    render: (props) => <NumberField label="Area" {...props} />,
  },
  PageHeading: { element: 'h1', render: (props) => <PageHeading title="Clients" {...props} /> },
  AppShell: { render: (props) => <AppShell {...props} /> },
  Pager: {
    render: (props) => (
      <Pager
        page={2}
        hasPrevious
        hasNext
        onPageChange={ignore}
        labels={{ navigation: 'Pages', previous: 'Previous', next: 'Next', page: 'Page' }}
        {...props}
      />
    ),
  },
  PasswordField: {
    ...FIELD,
    describes: HINT_AND_ERROR,
    render: (props) => <PasswordField label="Password" {...props} />,
  },
  PhoneField: {
    element: 'input[type="tel"]',
    describes: DESCRIPTIONS,
    render: (props) => <PhoneField label="Phone" countryLabels={COUNTRY_LABELS} {...props} />,
  },
  Picture: { render: (props) => <Picture src={undefined} alt="" {...props} /> },
  ProgressBar: { render: (props) => <ProgressBar label="Sending" percent={40} {...props} /> },
  ProjectCard: {
    render: (props) => (
      <ProjectCard
        name="Harbour House"
        picture={{ src: undefined }}
        facts={[]}
        action={{ label: 'View', href: '#contract' }}
        {...props}
      />
    ),
  },
  ProjectCardSkeleton: { render: (props) => <ProjectCardSkeleton {...props} /> },
  QrCard: { render: (props) => <QrCard value="https://example.com" label="Code" {...props} /> },
  RadioGroup: {
    describes: HINT_AND_ERROR,
    render: (props) => <RadioGroup label="Status" options={OPTIONS} {...props} />,
  },
  SearchField: {
    ...FIELD,
    render: (props) => <SearchField label="Search" {...props} />,
  },
  Select: {
    ...FIELD,
    element: 'select',
    render: (props) => <Select label="Type" options={OPTIONS} {...props} />,
  },
  SelectionBar: {
    render: (props) => (
      <SelectionBar aria-label="Selected" status="1 selected" {...props}>
        <Button>Delete</Button>
      </SelectionBar>
    ),
  },
  Skeleton: { render: (props) => <Skeleton {...props} /> },
  SkipLink: {
    render: (props) => (
      <SkipLink href="#contract" {...props}>
        Skip
      </SkipLink>
    ),
  },
  Spinner: { render: (props) => <Spinner label="Loading" {...props} /> },
  Stack: { render: (props) => <Stack {...props} /> },
  Table: {
    element: 'table',
    render: (props) => (
      <Table
        caption="Clients"
        columns={[{ key: 'name', header: 'Name', render: String }]}
        rows={['Sara']}
        rowKey={String}
        {...props}
      />
    ),
  },
  Tabs: {
    render: (props) => (
      <Tabs label="Parts" tabs={[{ id: 'a', label: 'A', content: 'Part A' }]} {...props} />
    ),
  },
  Tag: { render: (props) => <Tag {...props}>New</Tag> },
  Text: { render: (props) => <Text {...props}>Text</Text> },
  TextArea: {
    ...FIELD,
    element: 'textarea',
    render: (props) => <TextArea label="Message" {...props} />,
  },
  TextField: { ...FIELD, render: (props) => <TextField label="Name" {...props} /> },
  TextLink: {
    render: (props) => (
      <TextLink href="#contract" {...props}>
        More
      </TextLink>
    ),
  },
  UploadDialog: {
    render: (props) => (
      <UploadDialog
        open
        title="Upload"
        state={{ phase: 'wait' }}
        drop={{ label: 'Choose', onFiles: ignore }}
        onUpload={ignore}
        onClose={ignore}
        {...props}
      />
    ),
  },
  VisuallyHidden: { render: (props) => <VisuallyHidden {...props}>Hidden</VisuallyHidden> },
};

/** Exported components that render no element of their own, and why. */
export const WITHOUT_ELEMENT: Readonly<Record<string, string>> = {
  LinkProvider: 'provides a context',
  Popover: 'its trigger is rendered by the caller, its sheet is a layer',
  ToastProvider: 'provides a context; its region is a layer',
  Tooltip: 'its trigger is rendered by the caller, its sheet is a layer',
  UiProvider: 'provides contexts and styles',
};
