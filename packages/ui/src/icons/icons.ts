import {
  ArrowLeft,
  ArrowRight,
  ArrowUpDown,
  Building2,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleUser,
  Clock,
  Copy,
  Download,
  ExternalLink,
  Eye,
  EyeOff,
  File,
  FileArchive,
  Film,
  Globe,
  Image,
  ImageOff,
  Info,
  LogOut,
  Mail,
  MapPin,
  Maximize,
  Menu,
  Minus,
  Pencil,
  Phone,
  Plus,
  QrCode,
  RotateCcw,
  RotateCw,
  Ruler,
  Search,
  Share2,
  SortAsc,
  SortDesc,
  SquareDashed,
  Trash2,
  TriangleAlert,
  Upload,
  Users,
  X,
} from 'lucide-react';
import { icon } from './icon';

// Those that point along the line of reading turn round in Arabic; the rest show things, which do not.
export const BackIcon = /* @__PURE__ */ icon('Back', ArrowLeft, { mirrors: true });
export const ForwardIcon = /* @__PURE__ */ icon('Forward', ArrowRight, { mirrors: true });
export const PreviousIcon = /* @__PURE__ */ icon('Previous', ChevronLeft, { mirrors: true });
export const NextIcon = /* @__PURE__ */ icon('Next', ChevronRight, { mirrors: true });
export const ExternalIcon = /* @__PURE__ */ icon('External', ExternalLink, { mirrors: true });
export const LogOutIcon = /* @__PURE__ */ icon('LogOut', LogOut, { mirrors: true });
export const UndoIcon = /* @__PURE__ */ icon('Undo', RotateCcw, { mirrors: true });
export const MenuIcon = /* @__PURE__ */ icon('Menu', Menu, { mirrors: true });

export const AddIcon = /* @__PURE__ */ icon('Add', Plus, { mirrors: false });
export const AlertIcon = /* @__PURE__ */ icon('Alert', CircleAlert, { mirrors: false });
export const ArchiveIcon = /* @__PURE__ */ icon('Archive', FileArchive, { mirrors: false });
export const AreaIcon = /* @__PURE__ */ icon('Area', SquareDashed, { mirrors: false });
export const BuildingIcon = /* @__PURE__ */ icon('Building', Building2, { mirrors: false });
export const CalendarIcon = /* @__PURE__ */ icon('Calendar', CalendarDays, { mirrors: false });
export const CheckIcon = /* @__PURE__ */ icon('Check', Check, { mirrors: false });
export const ClockIcon = /* @__PURE__ */ icon('Clock', Clock, { mirrors: false });
export const CloseIcon = /* @__PURE__ */ icon('Close', X, { mirrors: false });
export const CopyIcon = /* @__PURE__ */ icon('Copy', Copy, { mirrors: false });
export const DeleteIcon = /* @__PURE__ */ icon('Delete', Trash2, { mirrors: false });
export const DoneIcon = /* @__PURE__ */ icon('Done', CircleCheck, { mirrors: false });
export const DownIcon = /* @__PURE__ */ icon('Down', ChevronDown, { mirrors: false });
export const DownloadIcon = /* @__PURE__ */ icon('Download', Download, { mirrors: false });
export const EditIcon = /* @__PURE__ */ icon('Edit', Pencil, { mirrors: false });
export const FileIcon = /* @__PURE__ */ icon('File', File, { mirrors: false });
export const FilmIcon = /* @__PURE__ */ icon('Film', Film, { mirrors: false });
export const FullscreenIcon = /* @__PURE__ */ icon('Fullscreen', Maximize, { mirrors: false });
export const HeightIcon = /* @__PURE__ */ icon('Height', Ruler, { mirrors: false });
export const HideIcon = /* @__PURE__ */ icon('Hide', EyeOff, { mirrors: false });
export const InfoIcon = /* @__PURE__ */ icon('Info', Info, { mirrors: false });
export const LanguageIcon = /* @__PURE__ */ icon('Language', Globe, { mirrors: false });
export const MailIcon = /* @__PURE__ */ icon('Mail', Mail, { mirrors: false });
export const PersonIcon = /* @__PURE__ */ icon('Person', CircleUser, { mirrors: false });
export const PeopleIcon = /* @__PURE__ */ icon('People', Users, { mirrors: false });
export const PhoneIcon = /* @__PURE__ */ icon('Phone', Phone, { mirrors: false });
export const PictureIcon = /* @__PURE__ */ icon('Picture', Image, { mirrors: false });
export const PictureMissingIcon = /* @__PURE__ */ icon('PictureMissing', ImageOff, {
  mirrors: false,
});
export const PlaceIcon = /* @__PURE__ */ icon('Place', MapPin, { mirrors: false });
export const QrIcon = /* @__PURE__ */ icon('Qr', QrCode, { mirrors: false });
export const ReloadIcon = /* @__PURE__ */ icon('Reload', RotateCw, { mirrors: false });
export const RemoveIcon = /* @__PURE__ */ icon('Remove', Minus, { mirrors: false });
export const SearchIcon = /* @__PURE__ */ icon('Search', Search, { mirrors: false });
export const ShareIcon = /* @__PURE__ */ icon('Share', Share2, { mirrors: false });
export const ShowIcon = /* @__PURE__ */ icon('Show', Eye, { mirrors: false });
export const SortIcon = /* @__PURE__ */ icon('Sort', ArrowUpDown, { mirrors: false });
export const SortDownIcon = /* @__PURE__ */ icon('SortDown', SortDesc, { mirrors: true });
export const SortUpIcon = /* @__PURE__ */ icon('SortUp', SortAsc, { mirrors: true });
export const UploadIcon = /* @__PURE__ */ icon('Upload', Upload, { mirrors: false });
export const WarningIcon = /* @__PURE__ */ icon('Warning', TriangleAlert, { mirrors: false });
