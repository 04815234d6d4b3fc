/** `emailType` of requests that send a mail. */
export const EMAIL_TYPES = {
  userCreated: 'userCreated',
  resetPassword: 'resetPassword',
  verifyEmail: 'verifyEmail',
  uploadProjectFiles: 'uploadProjectFiles',
  filesUpload: 'filesUpload',
} as const;
