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
  CommandMenu,
  ConfirmDialog,
  Container,
  ContextMenu,
  DateField,
  DateRangeField,
  Dialog,
  Divider,
  Drawer,
  EmptyState,
  FeaturedProject,
  ErrorPage,
  FileDrop,
  FileList,
  Footer,
  Grid,
  GridItem,
  Heading,
  IconButton,
  ImageCompare,
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
  Skeleton,
  SkipLink,
  Slider,
  Sparkline,
  Spinner,
  SplitSheet,
  Stack,
  Stepper,
  Switch,
  SideNavigation,
  TabBar,
  Table,
  Tabs,
  Tag,
  TagsField,
  Text,
  TextArea,
  TextField,
  TextLink,
  TimeField,
  Timeline,
  TopNavigation,
  UploadPanel,
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
  draw: (props: DrawProps) => ReactNode;
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
const IMAGE = { src: 'data:,', alt: '', caption: '2026' };
const NAVIGATION = {
  label: 'Main',
  moreLabel: 'More',
  items: [{ href: '#clients', label: 'Clients' }],
};
const ignore = () => undefined;

/** One row for each exported component: how to render it, and what it documents about its elements. */
export const ROWS: Readonly<Record<string, ContractRow>> = {
  Accordion: {
    draw: (props) => (
      <Accordion level={2} items={[{ id: 'a', title: 'A', content: 'B' }]} {...props} />
    ),
  },
  AvatarGroup: {
    draw: (props) => <AvatarGroup label="People" people={[]} moreLabel={String} {...props} />,
  },
  Breadcrumbs: {
    draw: (props) => <Breadcrumbs label="Path" parents={[]} current="Clients" {...props} />,
  },
  CheckboxGroup: {
    describes: HINT_AND_ERROR,
    draw: (props) => <CheckboxGroup label="About" options={OPTIONS} {...props} />,
  },
  CommandMenu: { draw: (props) => <CommandMenu label="Commands" commands={[]} {...props} /> },
  Container: { draw: (props) => <Container {...props}>Text</Container> },
  ContextMenu: {
    draw: (props) => (
      <ContextMenu label="Actions" entries={[]} {...props}>
        Tour
      </ContextMenu>
    ),
  },
  Divider: { draw: (props) => <Divider {...props} /> },
  ImageCompare: {
    draw: (props) => (
      <ImageCompare label="Curtain" before={IMAGE} after={IMAGE} valueText={String} {...props} />
    ),
  },
  Meter: { draw: (props) => <Meter label="Storage" value={32} {...props} /> },
  Pagination: {
    draw: (props) => (
      <Pagination
        page={1}
        count={3}
        labels={{ navigation: 'Pages', previous: 'Previous', next: 'Next', page: String }}
        {...props}
      />
    ),
  },
  SegmentedControl: {
    draw: (props) => <SegmentedControl label="Show as" options={OPTIONS} {...props} />,
  },
  Slider: {
    element: 'input',
    describes: ['hint'],
    draw: (props) => <Slider label="Distance" {...props} />,
  },
  Sparkline: { draw: (props) => <Sparkline label="Openings" values={[1, 2]} {...props} /> },
  Stepper: {
    draw: (props) => (
      <Stepper label="Steps" steps={['Choose']} current={0} doneLabel="done" {...props} />
    ),
  },
  Switch: {
    element: 'input',
    describes: ['hint'],
    draw: (props) => <Switch label="Reminders" {...props} />,
  },
  TabBar: { draw: (props) => <TabBar {...NAVIGATION} {...props} /> },
  TagsField: { ...FIELD, draw: (props) => <TagsField label="E-mails" {...props} /> },
  TimeField: {
    element: 'input',
    describes: ['hint', 'error', 'note'],
    draw: (props) => <TimeField label="Time" {...props} />,
  },
  Timeline: { draw: (props) => <Timeline label="Dates" entries={[]} {...props} /> },
  Avatar: { draw: (props) => <Avatar name="Sara Haddad" {...props} /> },
  Badge: { draw: (props) => <Badge count={3} label="3 tours" {...props} /> },
  Banner: {
    draw: (props) => (
      <Banner tone="info" {...props}>
        Saved
      </Banner>
    ),
  },
  TopNavigation: {
    draw: (props) => <TopNavigation navigation={NAVIGATION} {...props} />,
  },
  Button: { draw: (props) => <Button {...props}>Save</Button> },
  Calendar: { draw: (props) => <Calendar label="Day" {...props} /> },
  Card: { draw: (props) => <Card {...props}>Card</Card> },
  Checkbox: {
    element: 'input',
    describes: HINT_AND_ERROR,
    draw: (props) => <Checkbox label="Remember" {...props} />,
  },
  CodeBoxes: { ...FIELD, draw: (props) => <CodeBoxes label="Code" {...props} /> },
  Combobox: {
    ...FIELD,
    draw: (props) => <Combobox label="Office" options={OPTIONS} empty="None" {...props} />,
  },
  ConfirmDialog: {
    draw: (props) => (
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
    draw: (props) => <DateField label="Date" calendarLabel="Calendar" {...props} />,
  },
  DateRangeField: {
    describes: HINT_AND_ERROR,
    draw: (props) => <DateRangeField label="Stay" calendarLabel="Calendar" {...props} />,
  },
  Dialog: {
    draw: (props) => (
      <Dialog open title="Share" onClose={ignore} {...props}>
        Details
      </Dialog>
    ),
  },
  Drawer: {
    draw: (props) => (
      <Drawer open title="Filters" closeLabel="Close" onClose={ignore} {...props}>
        Details
      </Drawer>
    ),
  },
  EmptyState: { draw: (props) => <EmptyState title="Nothing" {...props} /> },
  ErrorPage: { draw: (props) => <ErrorPage title="Not found" {...props} /> },
  FileDrop: {
    ...FIELD,
    describes: HINT_AND_ERROR,
    draw: (props) => <FileDrop label="Choose a file" onFiles={ignore} {...props} />,
  },
  FileList: { draw: (props) => <FileList aria-label="Files" files={[]} {...props} /> },
  Footer: { draw: (props) => <Footer note="2026" {...props} /> },
  Grid: { element: 'ul', draw: (props) => <Grid {...props} /> },
  GridItem: { draw: (props) => <GridItem {...props} /> },
  Heading: {
    draw: (props) => (
      <Heading level={2} {...props}>
        Rooms
      </Heading>
    ),
  },
  IconButton: { draw: (props) => <IconButton label="Add" icon={<AddIcon />} {...props} /> },
  ImagePicker: {
    ...FIELD,
    describes: HINT_AND_ERROR,
    draw: (props) => (
      <ImagePicker picture={undefined} alt="" label="Cover" onPick={ignore} {...props} />
    ),
  },
  LanguageToggle: {
    draw: (props) => <LanguageToggle target={{ locale: 'ar', name: 'العربية' }} {...props} />,
  },
  LinkButton: {
    draw: (props) => (
      <LinkButton href="#contract" {...props}>
        Open
      </LinkButton>
    ),
  },
  LiveRegion: { draw: (props) => <LiveRegion {...props}>Loading</LiveRegion> },
  LoadingScreen: { draw: (props) => <LoadingScreen messages={['Loading']} {...props} /> },
  Ltr: { draw: (props) => <Ltr {...props}>2 / 10</Ltr> },
  Menu: { draw: (props) => <Menu label="More" entries={[]} {...props} /> },
  MessageDialog: {
    draw: (props) => (
      <MessageDialog open title="Sent" ok={{ label: 'OK', onPress: ignore }} {...props}>
        Details
      </MessageDialog>
    ),
  },
  Notice: { draw: (props) => <Notice title="Offline" {...props} /> },
  NumberField: {
    element: 'input',
    describes: ['hint', 'error', 'note'],
    draw: (props) => <NumberField label="Area" {...props} />,
  },
  PageHeading: { element: 'h1', draw: (props) => <PageHeading title="Clients" {...props} /> },
  AppShell: { draw: (props) => <AppShell skipLabel="Skip" {...props} /> },
  SideNavigation: {
    draw: (props) => <SideNavigation label="Main" sections={[NAVIGATION]} {...props} />,
  },
  Pager: {
    draw: (props) => (
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
    draw: (props) => <PasswordField label="Password" showLabel="Show" {...props} />,
  },
  PhoneField: {
    element: 'input[type="tel"]',
    describes: DESCRIPTIONS,
    draw: (props) => <PhoneField label="Phone" countryLabels={COUNTRY_LABELS} {...props} />,
  },
  Picture: { draw: (props) => <Picture src={undefined} alt="" {...props} /> },
  ProgressBar: { draw: (props) => <ProgressBar label="Sending" percent={40} {...props} /> },
  FeaturedProject: {
    draw: (props) => (
      <FeaturedProject
        above="Continue"
        name="Villa"
        picture={{ src: undefined }}
        actions={null}
        {...props}
      />
    ),
  },
  ProjectCard: {
    draw: (props) => (
      <ProjectCard
        name="Harbour House"
        picture={{ src: undefined }}
        facts={[]}
        action={{ label: 'View', href: '#contract' }}
        {...props}
      />
    ),
  },
  ProjectCardSkeleton: { draw: (props) => <ProjectCardSkeleton {...props} /> },
  QrCard: { draw: (props) => <QrCard value="https://example.com" label="Code" {...props} /> },
  RadioGroup: {
    describes: HINT_AND_ERROR,
    draw: (props) => <RadioGroup label="Status" options={OPTIONS} {...props} />,
  },
  SearchField: {
    ...FIELD,
    draw: (props) => <SearchField label="Search" clearLabel="Clear" {...props} />,
  },
  Select: {
    ...FIELD,
    element: 'select',
    draw: (props) => <Select label="Type" options={OPTIONS} {...props} />,
  },
  Skeleton: { draw: (props) => <Skeleton {...props} /> },
  SkipLink: {
    draw: (props) => (
      <SkipLink href="#contract" {...props}>
        Skip
      </SkipLink>
    ),
  },
  Spinner: { draw: (props) => <Spinner label="Loading" {...props} /> },
  SplitSheet: { draw: (props) => <SplitSheet {...props}>Form</SplitSheet> },
  Stack: { draw: (props) => <Stack {...props} /> },
  Table: {
    element: 'table',
    draw: (props) => (
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
    draw: (props) => (
      <Tabs label="Parts" tabs={[{ id: 'a', label: 'A', content: 'Part A' }]} {...props} />
    ),
  },
  Tag: { draw: (props) => <Tag {...props}>New</Tag> },
  Text: { draw: (props) => <Text {...props}>Text</Text> },
  TextArea: {
    ...FIELD,
    element: 'textarea',
    draw: (props) => <TextArea label="Message" {...props} />,
  },
  TextField: { ...FIELD, draw: (props) => <TextField label="Name" {...props} /> },
  TextLink: {
    draw: (props) => (
      <TextLink href="#contract" {...props}>
        More
      </TextLink>
    ),
  },
  UploadPanel: {
    draw: (props) => (
      <UploadPanel
        state={{ phase: 'wait' }}
        drop={{ label: 'Choose', onFiles: ignore }}
        filesLabel="Files"
        {...props}
      />
    ),
  },
  VisuallyHidden: { draw: (props) => <VisuallyHidden {...props}>Hidden</VisuallyHidden> },
};

/** Exported components that render no element of their own, and why. */
export const WITHOUT_ELEMENT: Readonly<Record<string, string>> = {
  LinkProvider: 'provides a context',
  Popover: 'its trigger is drawn by the caller, its sheet is a layer',
  ToastProvider: 'provides a context; its region is a layer',
  Tooltip: 'its trigger is drawn by the caller, its sheet is a layer',
  UiProvider: 'provides contexts and styles',
};
