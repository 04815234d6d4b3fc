/** Screens a user comes from and goes to, by the titles of their stories without `Screens/`. */
export interface Flow {
  before: readonly string[];
  after: readonly string[];
}

export const FLOWS: Readonly<Record<string, Flow>> = {
  'Public/Login': {
    before: ['Public/Logout', 'Public/CreatePassword', 'Public/VerifyEmail'],
    after: [
      'Client/Your projects',
      'Admin/Dashboard',
      'Public/PhoneLogin',
      'Public/ForgotPassword',
      'Public/VerifyEmail',
    ],
  },
  'Public/Login/Drawing': { before: [], after: [] },
  'Public/PhoneLogin': { before: ['Public/Login'], after: ['Public/VerifyOtp'] },
  'Public/VerifyOtp': {
    before: ['Public/PhoneLogin'],
    after: ['Client/Your projects', 'Admin/Dashboard'],
  },
  'Public/ForgotPassword': { before: ['Public/Login'], after: ['Public/CheckEmail'] },
  'Public/CheckEmail': {
    before: ['Public/ForgotPassword'],
    after: ['Public/CreatePassword', 'Public/Login'],
  },
  'Public/CreatePassword': { before: ['Public/CheckEmail'], after: ['Public/Login'] },
  'Public/FirstAdmin': { before: [], after: ['Admin/Dashboard', 'Public/Login'] },
  'Public/VerifyEmail': { before: ['Public/Login'], after: ['Public/Login'] },
  'Public/Logout': { before: ['Everyone/Shell'], after: ['Public/Login'] },
  'Public/Pilot viewer': { before: ['Admin/Pilot projects'], after: ['Public/Login'] },
  'Public/Guest link': { before: [], after: [] },
  'Client/Your projects': { before: ['Public/Login'], after: ['Client/Project viewer'] },
  'Client/Your projects/Featured project': {
    before: ['Client/Your projects'],
    after: ['Client/Project viewer'],
  },
  'Client/Project viewer': {
    before: ['Client/Your projects'],
    after: ['Client/Your projects', 'Everyone/ErrorPage'],
  },
  'Client/Project viewer/Rooms': {
    before: ['Client/Project viewer'],
    after: ['Client/Project viewer'],
  },
  'Client/Project viewer/Alignment': {
    before: ['Client/Project viewer'],
    after: ['Client/Project viewer'],
  },
  'Client/Project viewer/Share': {
    before: ['Client/Project viewer', 'Admin/Edit project'],
    after: ['Client/Project viewer', 'Admin/Client'],
  },
  'Admin/Dashboard': {
    before: ['Public/Login'],
    after: ['Admin/Client', 'Admin/Pilot projects'],
  },
  'Admin/Team': { before: ['Admin/Dashboard'], after: ['Admin/Dashboard'] },
  'Admin/Invite clients': { before: ['Admin/Dashboard'], after: ['Admin/Dashboard'] },
  'Admin/Guest links': { before: ['Everyone/Shell'], after: ['Admin/Edit project'] },
  'Admin/Trash': { before: ['Everyone/Shell'], after: [] },
  'Admin/Dashboard/Several clients': {
    before: ['Admin/Dashboard'],
    after: ['Admin/Dashboard'],
  },
  'Admin/System': { before: ['Everyone/Shell'], after: [] },
  'Admin/Activity': {
    before: ['Everyone/Shell', 'Admin/Client', 'Admin/Edit project'],
    after: ['Admin/Client', 'Admin/Edit project'],
  },
  'Admin/Client': { before: ['Admin/Dashboard'], after: ['Admin/Edit project'] },
  'Admin/Client/Several projects': { before: ['Admin/Client'], after: ['Admin/Client'] },
  'Admin/Edit project': {
    before: ['Admin/Client'],
    after: [
      'Admin/Edit project/Dates',
      'Admin/Edit project/Facts',
      'Admin/Edit project/Cover',
      'Admin/Edit project/Access',
      'Admin/Client',
    ],
  },
  'Admin/Edit project/Kept tours': {
    before: ['Admin/Edit project/Dates'],
    after: ['Admin/Edit project/Dates'],
  },
  'Admin/Edit project/Tools': {
    before: ['Admin/Edit project/Dates'],
    after: ['Admin/Edit project/Dates'],
  },
  'Admin/Edit project/Dates': {
    before: ['Admin/Edit project'],
    after: ['Admin/Archive upload/Pre-flight', 'Admin/Edit project'],
  },
  'Admin/Edit project/Facts': { before: ['Admin/Edit project'], after: ['Admin/Edit project'] },
  'Admin/Edit project/Cover': { before: ['Admin/Edit project'], after: ['Admin/Edit project'] },
  'Admin/Edit project/Access': { before: ['Admin/Edit project'], after: ['Admin/Edit project'] },
  'Admin/Archive upload/Pre-flight': {
    before: ['Admin/Edit project/Dates'],
    after: ['Admin/Edit project/Dates'],
  },
  'Admin/Pilot projects': { before: ['Admin/Dashboard'], after: ['Public/Pilot viewer'] },
  'Admin/Pilot projects/Several pilots': {
    before: ['Admin/Pilot projects'],
    after: ['Admin/Pilot projects'],
  },
  'Everyone/Account': {
    before: ['Everyone/Shell'],
    after: ['Public/Confirm email', 'Public/Login'],
  },
  'Public/Confirm email': {
    before: ['Everyone/Account'],
    after: ['Public/Login', 'Public/Undo email'],
  },
  'Public/Undo email': {
    before: ['Public/Confirm email'],
    after: ['Public/CreatePassword'],
  },
  'Everyone/Visits': {
    before: ['Everyone/Shell'],
    after: ['Admin/Edit project', 'Client/Project viewer', 'Public/Pilot viewer'],
  },
  'Admin/Uploaded files': { before: ['Staff/Hand in footage'], after: ['Admin/Edit project'] },
  'Staff/Hand in files': { before: ['Public/Login'], after: ['Staff/Hand in footage'] },
  'Staff/Hand in footage': {
    before: ['Staff/Hand in files'],
    after: ['Staff/Hand in files', 'Admin/Uploaded files'],
  },
  'Everyone/Shell': { before: ['Public/Login'], after: ['Public/Logout'] },
  'Everyone/ErrorPage': { before: [], after: ['Client/Your projects', 'Admin/Dashboard'] },
  'Everyone/Session': { before: [], after: ['Public/Login'] },
  'Everyone/Uploads': {
    before: ['Admin/Edit project', 'Admin/Pilot projects', 'Staff/Hand in footage'],
    after: ['Admin/Edit project', 'Admin/Pilot projects', 'Staff/Hand in footage'],
  },
  'Everyone/Uploads/Row': { before: ['Everyone/Uploads'], after: ['Everyone/Uploads'] },
  'Everyone/QrPopup': { before: ['Everyone/Shell'], after: [] },
};
