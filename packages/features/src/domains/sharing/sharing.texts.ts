import { defineTexts } from '#core/i18n';

/** Texts of guest links and of embedding a project. */
export const sharingTexts = defineTexts({
  'part.people': { en: 'People', ar: 'الأشخاص' },
  'part.links': { en: 'Guest links', ar: 'روابط الزوار' },
  'part.embed': { en: 'Embed', ar: 'التضمين' },

  'links.lead': {
    en: 'Anyone with a guest link can open the tour without an account. They see nothing else.',
    ar: 'رابط الزائر يفتح الجولة دون حساب، ولا يعرض شيئًا غيرها.',
  },
  'links.new': { en: 'Create guest link', ar: 'إنشاء رابط زائر' },
  'links.title': { en: 'Guest links given out', ar: 'روابط الزوار المُرسلة' },
  'links.loading': { en: 'Loading guest links…', ar: 'جارٍ تحميل روابط الزوار…' },
  'links.empty': { en: 'No guest links yet', ar: 'لا توجد روابط زوار بعد' },
  'links.failed': { en: 'Couldn’t load the guest links', ar: 'تعذّر تحميل روابط الزوار' },
  'links.refused': {
    en: 'Only the project’s owner and admins can share it.',
    ar: 'لا يمكن مشاركة المشروع إلا من قِبل مالكه والمسؤولين.',
  },
  'links.revokeAll': { en: 'Revoke all', ar: 'إبطال الكل' },

  'form.note': { en: 'Label', ar: 'تسمية الرابط' },
  'form.noteHint': {
    en: 'Helps you tell the links apart. Guests don’t see it.',
    ar: 'تساعدك على التمييز بين الروابط، ولا تظهر للزوار.',
  },
  'form.shows': { en: 'Shows', ar: 'ما يعرضه الرابط' },
  'form.allDates': { en: 'The project with all dates', ar: 'المشروع بكل تواريخه' },
  'form.ends': { en: 'Ends', ar: 'ينتهي' },
  'form.inDays': {
    en: 'In %{smart_count} day |||| In %{smart_count} days',
    ar: 'اليوم |||| بعد يوم واحد |||| بعد يومين |||| بعد %{smart_count} أيام |||| بعد %{smart_count} يومًا |||| بعد %{smart_count} يوم',
  },
  'form.onDay': { en: 'On a day', ar: 'في يوم محدد' },
  'form.never': { en: 'Never', ar: 'لا ينتهي' },
  'form.endsOn': {
    en: 'Works until the end of %{day}.',
    ar: 'يعمل حتى نهاية يوم %{day}.',
  },
  'form.endsNever': { en: 'Works until it is revoked.', ar: 'يعمل إلى أن يتم إبطاله.' },
  'form.day': { en: 'Last day', ar: 'آخر يوم' },
  'form.passcode': { en: 'Passcode', ar: 'رمز الدخول' },
  'form.passcodeHint': {
    en: 'Guests enter six digits. They can’t be shown again.',
    ar: 'رمز من ستة أرقام يُدخله الزائر، ولا يمكن عرضه مرة أخرى.',
  },
  'form.passcodeIsSet': {
    en: 'A passcode is set. It can’t be shown again.',
    ar: 'تم تعيين رمز دخول، ولا يمكن عرضه مرة أخرى.',
  },
  'form.passcodeChange': { en: 'Change passcode', ar: 'تغيير رمز الدخول' },
  'form.passcodeAnother': { en: 'Another code', ar: 'رمز آخر' },
  'form.passcodeCopy': { en: 'Copy passcode', ar: 'نسخ رمز الدخول' },
  'form.passcodeCopied': { en: 'Passcode copied', ar: 'تم نسخ رمز الدخول' },
  'form.passcodeOrSites': {
    en: 'A link that is embedded in sites can’t have a passcode.',
    ar: 'لا يمكن تعيين رمز دخول لرابط مضمَّن في مواقع.',
  },
  'form.sites': { en: 'Sites that may embed it', ar: 'المواقع المسموح لها بالتضمين' },
  'form.sitesHint': {
    en: 'Whole sites without a path, such as %{example}',
    ar: 'مواقع كاملة دون مسار، مثل %{example}',
  },
  'form.sitesOrPasscode': {
    en: 'A link with a passcode can’t be embedded in sites.',
    ar: 'لا يمكن تضمين رابط له رمز دخول في المواقع.',
  },
  'form.notes': {
    en: 'Guests may read and write notes',
    ar: 'السماح للزوار بقراءة الملاحظات وكتابتها',
  },
  'form.notesHint': {
    en: 'They see notes, photos and names of the dates that this link shows.',
    ar: 'تظهر لهم ملاحظات التواريخ التي يعرضها الرابط، مع الصور والأسماء.',
  },
  'form.notesOrSites': {
    en: 'A link that is embedded in sites can’t show notes.',
    ar: 'لا يمكن عرض الملاحظات في رابط مضمَّن في مواقع.',
  },
  'form.create': { en: 'Create link', ar: 'إنشاء الرابط' },
  'form.creating': { en: 'Creating…', ar: 'جارٍ الإنشاء…' },
  'form.save': { en: 'Save', ar: 'حفظ' },
  'form.saving': { en: 'Saving…', ar: 'جارٍ الحفظ…' },
  'form.cancel': { en: 'Cancel', ar: 'إلغاء' },
  'form.edit': { en: 'Edit %{note}', ar: 'تعديل %{note}' },

  'error.day': { en: 'Choose a day from today on', ar: 'اختر يومًا ابتداءً من اليوم' },
  'error.late': { en: 'Choose a day within ten years', ar: 'اختر يومًا خلال عشر سنوات' },
  'error.passcode': { en: 'Enter six digits', ar: 'أدخل ستة أرقام' },
  'error.sites': { en: 'Enter at least one site', ar: 'أدخل موقعًا واحدًا على الأقل' },
  'error.wrongSites': { en: 'Correct the marked sites', ar: 'صحّح المواقع المحددة' },
  'site.scheme': { en: 'Start with https://', ar: 'ابدأ بـ https://' },
  'site.wildcard': {
    en: 'Enter each site, without *',
    ar: 'أدخل كل موقع على حدة دون *',
  },
  'site.path': {
    en: 'Enter only the site, without a path',
    ar: 'أدخل الموقع وحده دون مسار',
  },
  'site.other': { en: 'This is not a site', ar: 'هذا ليس موقعًا' },

  'new.title': { en: 'Your new guest link', ar: 'رابط الزائر الجديد' },
  'new.once': {
    en: 'Copy or share it now. It can’t be shown again.',
    ar: 'انسخه أو شاركه الآن، إذ لا يمكن عرضه مرة أخرى.',
  },
  'new.done': { en: 'Done', ar: 'تم' },
  'new.bothOnce': {
    en: 'Copy or share the link and its passcode now. They can’t be shown again.',
    ar: 'انسخ الرابط ورمز الدخول أو شاركهما الآن، إذ لا يمكن عرضهما مرة أخرى.',
  },
  'new.passcodeTitle': { en: 'The new passcode', ar: 'رمز الدخول الجديد' },
  'new.passcodeHint': {
    en: 'Send it separately from the link. It can’t be shown again.',
    ar: 'أرسله منفصلًا عن الرابط، إذ لا يمكن عرضه مرة أخرى.',
  },
  'new.passcodeBlocked': {
    en: 'Your browser blocked copying. Select the passcode and copy it yourself.',
    ar: 'منع المتصفح النسخ. حدّد رمز الدخول وانسخه يدويًا.',
  },
  'new.passcodeKept': {
    en: 'Its passcode stays the same.',
    ar: 'يبقى رمز الدخول الخاص به كما هو.',
  },
  'leave.link.question': { en: 'Close without copying the link?', ar: 'الإغلاق دون نسخ الرابط؟' },
  'leave.passcode.question': {
    en: 'Close without copying the passcode?',
    ar: 'الإغلاق دون نسخ رمز الدخول؟',
  },
  'leave.passcode.text': {
    en: 'Without it, guests can’t open the link. It can’t be shown again, only changed.',
    ar: 'لا يمكن للزوار فتح الرابط دونه. لا يمكن عرضه مرة أخرى، ويمكن فقط تغييره.',
  },
  'leave.both.question': {
    en: 'Close without copying the link and the passcode?',
    ar: 'الإغلاق دون نسخ الرابط ورمز الدخول؟',
  },
  'leave.both.text': {
    en: 'They can’t be shown again: the link can only be replaced, and the passcode changed.',
    ar: 'لا يمكن عرضهما مرة أخرى: يمكن فقط استبدال الرابط وتغيير رمز الدخول.',
  },
  'leave.link.text': {
    en: 'It can’t be shown again, only replaced with a new one.',
    ar: 'لا يمكن عرضه مرة أخرى، ويمكن فقط استبداله برابط جديد.',
  },
  'leave.yes': { en: 'Close', ar: 'إغلاق' },
  'leave.back': { en: 'Go back', ar: 'العودة' },
  'leave.no': { en: 'Back to the link', ar: 'العودة إلى الرابط' },

  'row.untitled': { en: 'Guest link', ar: 'رابط زائر' },
  'row.daysLeft': {
    en: '%{smart_count} day left |||| %{smart_count} days left',
    ar: 'ينتهي اليوم |||| بقي يوم واحد |||| بقي يومان |||| بقيت %{smart_count} أيام |||| بقي %{smart_count} يومًا |||| بقي %{smart_count} يوم',
  },
  'row.endsToday': { en: 'Ends today', ar: 'ينتهي اليوم' },
  'row.noEnd': { en: 'No end', ar: 'بلا انتهاء' },
  'row.expired': { en: 'Expired', ar: 'انتهت صلاحيته' },
  'row.revoked': { en: 'Revoked', ar: 'تم إبطاله' },
  'row.notes': { en: 'Notes', ar: 'الملاحظات' },
  'row.passcode': { en: 'Passcode', ar: 'رمز دخول' },
  'row.manyWrongCodes': { en: 'Many wrong codes today', ar: 'رموز خاطئة كثيرة اليوم' },
  'row.manyWrongCodesHint': {
    en: 'Somebody may be guessing. Your guests still get in. A new passcode stops the guesses at the old one.',
    ar: 'ربما يحاول أحد تخمين الرمز، ولا يزال بإمكان زوارك الدخول. رمز جديد يُنهي محاولات تخمين الرمز الحالي.',
  },
  'row.sites': {
    en: 'In %{smart_count} site |||| In %{smart_count} sites',
    ar: 'دون مواقع |||| في موقع واحد |||| في موقعين |||| في %{smart_count} مواقع |||| في %{smart_count} موقعًا |||| في %{smart_count} موقع',
  },
  'row.created': { en: 'Created on %{day}', ar: 'تم الإنشاء في %{day}' },
  'row.createdBy': {
    en: 'Created on %{day} by %{name}',
    ar: 'تم الإنشاء في %{day}، المنشئ: %{name}',
  },
  'row.more': { en: 'More for %{note}', ar: 'المزيد لرابط %{note}' },
  'row.edit': { en: 'Edit', ar: 'تعديل' },
  'row.replace': { en: 'Replace lost link', ar: 'استبدال رابط مفقود' },
  'row.revoke': { en: 'Revoke', ar: 'إبطال' },
  'row.replacing': { en: 'Replacing…', ar: 'جارٍ الاستبدال…' },
  'row.revoking': { en: 'Revoking…', ar: 'جارٍ الإبطال…' },
  'row.gone': {
    en: 'This link has been revoked in the meantime.',
    ar: 'تم إبطال هذا الرابط في هذه الأثناء.',
  },
  saved: { en: 'Guest link saved.', ar: 'تم حفظ رابط الزائر.' },
  created: { en: 'Guest link created.', ar: 'تم إنشاء رابط الزائر.' },
  replaced: {
    en: 'Guest link replaced. The old one no longer works.',
    ar: 'تم استبدال رابط الزائر، ولم يعد السابق يعمل.',
  },
  revoked: { en: 'Guest link revoked.', ar: 'تم إبطال رابط الزائر.' },
  allRevoked: { en: 'All guest links revoked.', ar: 'تم إبطال كل روابط الزوار.' },

  'replace.question': { en: 'Replace “%{note}”?', ar: 'استبدال «%{note}»؟' },
  'replace.text': {
    en: 'You get a new link. The lost one stops working immediately.',
    ar: 'ستحصل على رابط جديد، ويتوقف المفقود عن العمل فورًا.',
  },
  'replace.yes': { en: 'Replace link', ar: 'استبدال الرابط' },
  'revoke.question': { en: 'Revoke “%{note}”?', ar: 'إبطال «%{note}»؟' },
  'revoke.text': {
    en: 'The link stops working immediately. This action can’t be undone.',
    ar: 'سيتوقف الرابط عن العمل فورًا. لا يمكن التراجع عن هذا الإجراء.',
  },
  'revoke.yes': { en: 'Revoke link', ar: 'إبطال الرابط' },
  'revokeAll.question': { en: 'Revoke all guest links?', ar: 'إبطال كل روابط الزوار؟' },
  'revokeAll.text': {
    en: 'All of them stop working immediately. This action can’t be undone.',
    ar: 'ستتوقف كلها عن العمل فورًا. لا يمكن التراجع عن هذا الإجراء.',
  },
  'revokeAll.yes': { en: 'Revoke all links', ar: 'إبطال كل الروابط' },
  retry: { en: 'Try again', ar: 'إعادة المحاولة' },

  'embed.lead': {
    en: 'Shows the tour in the pages of your site. A guest link is created for it.',
    ar: 'تظهر الجولة داخل صفحات موقعك، ويُنشأ لذلك رابط زائر.',
  },
  'embed.noPasscode': {
    en: 'Embedded tours have no passcode.',
    ar: 'لا يُطلب رمز دخول للجولات المضمَّنة.',
  },
  'embed.for': { en: 'For %{host}', ar: 'لموقع %{host}' },
  'embed.create': { en: 'Create embed code', ar: 'إنشاء رمز التضمين' },
  'embed.another': { en: 'Create another', ar: 'إنشاء رمز آخر' },
  'embed.once': {
    en: 'Copy the code now. It can’t be shown again.',
    ar: 'انسخ الرمز الآن، إذ لا يمكن عرضه مرة أخرى.',
  },
  'embed.title': { en: 'Your embed code', ar: 'رمز التضمين الجديد' },
});
