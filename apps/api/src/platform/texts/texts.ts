/** All texts that the server sends to users, in both languages. `%{name}` is a placeholder. */
import { archiveTexts } from '@jawla/archives/texts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@jawla/contract/limits';

export const texts = {
  'auth.wrong': {
    en: 'Wrong email or password.',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  },
  'auth.noAccounts': {
    en: 'This server has no accounts yet: open the link that it printed.',
    ar: 'لا توجد حسابات على هذا الخادم بعد: افتح الرابط الذي طبعه عند تشغيله.',
  },
  'auth.signedOut': {
    en: 'Your session has ended. Log in again.',
    ar: 'انتهت جلستك. سجّل الدخول مجددًا.',
  },
  'auth.notAllowed': {
    en: 'You don’t have permission to do this.',
    ar: 'ليست لديك صلاحية للقيام بذلك.',
  },
  'auth.unverified': {
    en: 'Verify your email first.',
    ar: 'أكّد بريدك الإلكتروني أولًا.',
  },
  'auth.suspended': {
    en: 'Your account is suspended. Ask an admin to let you in again.',
    ar: 'حسابك موقوف. اطلب من أحد المسؤولين إعادة تفعيله.',
  },
  'auth.passwordOff': {
    en: 'Passwords are switched off here. Log in with your organization’s account.',
    ar: 'تم إيقاف الدخول بكلمة المرور هنا. سجّل الدخول بحساب مؤسستك.',
  },
  'sso.off': {
    en: 'Logging in with another account isn’t set up here.',
    ar: 'لم يتم إعداد تسجيل الدخول بحساب آخر هنا.',
  },
  'sso.away': {
    en: 'The service you log in with can’t be reached right now. Please try again shortly.',
    ar: 'يتعذّر الآن الوصول إلى الخدمة التي تسجّل الدخول بها. يُرجى المحاولة بعد قليل.',
  },
  'sso.expired': {
    en: 'This login took too long or has already been used. Try again.',
    ar: 'استغرق تسجيل الدخول وقتًا طويلًا أو سبق استخدامه. حاول مجددًا.',
  },
  'sso.missing': {
    en: 'This account is no longer connected.',
    ar: 'لم يعد هذا الحساب مرتبطًا.',
  },
  'sso.onlyLogin': {
    en: 'You couldn’t log in without it. Set a password first: log out and choose “Forgot password?”.',
    ar: 'لن تتمكن من تسجيل الدخول بدونه. عيّن كلمة مرور أولًا: سجّل الخروج ثم اختر «نسيت كلمة المرور؟».',
  },
  'sso.disconnected': { en: 'Disconnected.', ar: 'تم إلغاء الربط.' },
  'auth.loggedOut': { en: 'You’re logged out.', ar: 'تم تسجيل الخروج.' },
  'auth.tooMany': {
    en: 'Too many attempts. Wait a while and try again.',
    ar: 'تم تجاوز عدد المحاولات المسموح به. انتظر قليلًا ثم حاول مجددًا.',
  },
  'auth.busy': {
    en: 'Too many people are logging in right now. Please try again in a few seconds.',
    ar: 'عدد كبير من الأشخاص يسجّلون الدخول الآن. يُرجى المحاولة مجددًا بعد ثوانٍ قليلة.',
  },
  'phone.unknown': {
    en: 'No account uses this phone number.',
    ar: 'لا يوجد حساب بهذا الرقم.',
  },
  'email.unknown': {
    en: 'No account uses this email.',
    ar: 'لا يوجد حساب بهذا البريد الإلكتروني.',
  },
  'code.wrong': {
    en: 'The code is wrong or has expired',
    ar: 'الرمز غير صحيح أو انتهت صلاحيته',
  },
  'code.sms': {
    en: '%{code} is your %{brand} login code. It expires in %{minutes} minutes. Don’t share it with anyone.',
    ar: 'رمز تسجيل الدخول إلى «%{brand}»: %{code}. تنتهي صلاحيته بعد %{minutes} دقائق. لا تشاركه مع أحد.',
  },
  'link.dead': {
    en: 'This link has expired or has already been used.',
    ar: 'انتهت صلاحية هذا الرابط أو سبق استخدامه.',
  },
  'firstAdmin.dead': {
    en: 'This link doesn’t work anymore. As long as there is no account, a new one is shown when the server is restarted.',
    ar: 'لم يعد هذا الرابط صالحًا. ما دام لا يوجد أي حساب، يظهر رابط جديد عند إعادة تشغيل الخادم.',
  },
  'password.changed': { en: 'Your password has been changed.', ar: 'تم تغيير كلمة المرور.' },
  'account.wrongPassword': {
    en: 'This isn’t your current password',
    ar: 'كلمة المرور الحالية غير صحيحة',
  },
  'account.sameEmail': {
    en: 'This is already your email',
    ar: 'هذا هو بريدك الإلكتروني الحالي',
  },
  'account.emailTaken': {
    en: 'Another account uses this email.',
    ar: 'يستخدم حساب آخر هذا البريد الإلكتروني.',
  },
  'account.passwordMoved': {
    en: 'Your password has just been changed. Reload the page and try again.',
    ar: 'تم تغيير كلمة المرور للتو. أعد تحميل الصفحة ثم حاول مجددًا.',
  },
  'session.missing': {
    en: 'This session has already ended.',
    ar: 'انتهت هذه الجلسة بالفعل.',
  },
  'session.ended': { en: 'Session ended.', ar: 'تم إنهاء الجلسة.' },
  'session.othersEnded': {
    en: 'All other sessions have ended.',
    ar: 'تم إنهاء جميع الجلسات الأخرى.',
  },
  'user.missing': { en: 'Client not found.', ar: 'العميل غير موجود.' },
  'user.created': {
    en: 'Client created. We’ve emailed them a link to choose a password.',
    ar: 'تم إنشاء العميل، وأرسلنا إليه رابطًا لاختيار كلمة المرور.',
  },
  'user.saved': { en: 'Client saved.', ar: 'تم حفظ بيانات العميل.' },
  'user.deleted': { en: 'Client deleted.', ar: 'تم حذف العميل.' },
  'user.self': {
    en: 'You can’t delete your own account.',
    ar: 'لا يمكنك حذف حسابك.',
  },
  'user.nameFixed': {
    en: 'The username can’t be changed',
    ar: 'لا يمكن تغيير اسم المستخدم',
  },
  'user.nameTaken': {
    en: 'This username is already taken',
    ar: 'اسم المستخدم هذا محجوز لعميل آخر',
  },
  'user.emailTaken': {
    en: 'An account with this email already exists',
    ar: 'يوجد حساب بهذا البريد الإلكتروني بالفعل',
  },
  'user.phoneTaken': {
    en: 'An account with this phone number already exists',
    ar: 'يوجد حساب بهذا الرقم بالفعل',
  },
  'key.wrong': {
    en: 'This key is wrong, has expired or was revoked.',
    ar: 'هذا المفتاح غير صحيح أو انتهت صلاحيته أو تم إلغاؤه.',
  },
  'key.refused': {
    en: 'Keys can’t do this. Log in instead.',
    ar: 'لا يمكن القيام بذلك باستخدام مفتاح. سجّل الدخول بدلًا من ذلك.',
  },
  'key.scope': {
    en: 'This key may not do this: it lacks the scope “%{scope}”.',
    ar: 'لا يسمح هذا المفتاح بذلك: تنقصه الصلاحية «%{scope}».',
  },
  'key.notAlone': {
    en: 'Send either a key or a session, not both.',
    ar: 'أرسل مفتاحًا أو جلسة، وليس كليهما معًا.',
  },
  'key.inAddress': {
    en: 'A key must not be part of an address: revoke it, and send the new one in the Authorization header.',
    ar: 'يجب ألّا يكون المفتاح جزءًا من العنوان: ألغِه، وأرسل المفتاح الجديد في ترويسة Authorization.',
  },
  'key.notOwn': {
    en: 'Only the admin who made this key can rotate it. You can revoke it.',
    ar: 'لا يمكن تجديد هذا المفتاح إلا للمسؤول الذي أنشأه. يمكنك إلغاؤه.',
  },
  'key.missing': {
    en: 'This key was already revoked.',
    ar: 'تم إلغاء هذا المفتاح بالفعل.',
  },
  'key.revoked': { en: 'Key revoked.', ar: 'تم إلغاء المفتاح.' },
  'key.tooMany': {
    en: 'There are already %{limit} keys. Revoke one first.',
    ar: 'يوجد %{limit} مفتاحًا بالفعل. ألغِ أحدها أولًا.',
  },
  'team.missing': {
    en: 'This person isn’t in the team anymore.',
    ar: 'لم يعد هذا الشخص ضمن الفريق.',
  },
  'team.invited': {
    en: 'Invitation sent.',
    ar: 'تم إرسال الدعوة.',
  },
  'team.saved': { en: 'Change saved.', ar: 'تم حفظ التغيير.' },
  'team.removed': { en: 'Removed from the team.', ar: 'تمت الإزالة من الفريق.' },
  'team.lastAdmin': {
    en: 'This is the last active admin, and without one nobody could manage the portal. Make somebody else admin first.',
    ar: 'هذا آخر مسؤول نشط، ولا يمكن إدارة البوابة من دونه. عيّن مسؤولًا آخر أولًا.',
  },
  'team.joined': {
    en: 'This person has already chosen a password.',
    ar: 'اختار هذا الشخص كلمة مرور بالفعل.',
  },
  'team.suspended': {
    en: 'This person is suspended. Resume the account first.',
    ar: 'حساب هذا الشخص موقوف. أعد تفعيله أولًا.',
  },
  'access.staff': {
    en: 'This person is staff, and sees the upload pages only',
    ar: 'هذا الشخص من الموظفين، ولا يرى سوى صفحات الرفع',
  },
  'project.missing': { en: 'Project not found.', ar: 'المشروع غير موجود.' },
  'project.nameTaken': {
    en: 'This client already has a project with this name',
    ar: 'لدى هذا العميل مشروع بهذا الاسم بالفعل',
  },
  'project.staffOwner': {
    en: 'Staff can’t have projects.',
    ar: 'لا يمكن إنشاء مشاريع للموظفين.',
  },
  'project.saved': { en: 'Project saved.', ar: 'تم حفظ المشروع.' },
  'project.deleted': { en: 'Project deleted.', ar: 'تم حذف المشروع.' },
  'project.notShared': {
    en: 'This project isn’t shared with this person.',
    ar: 'المشروع غير مُشارَك مع هذا الشخص.',
  },
  'access.owner': {
    en: 'This person already owns the project',
    ar: 'هذا الشخص هو مالك المشروع',
  },
  'access.already': {
    en: 'The project is already shared with this person',
    ar: 'المشروع مُشارَك مع هذا الشخص بالفعل',
  },
  'access.removed': {
    en: 'Access removed.',
    ar: 'تم سحب حق الوصول.',
  },
  'project.changedMeanwhile': {
    en: 'Someone else changed this project while you were editing, so nothing was saved. Reload it and make your changes again.',
    ar: 'عدّل شخص آخر هذا المشروع أثناء عملك عليه، لذا لم يتم الحفظ. أعد تحميل المشروع ثم كرّر تعديلاتك.',
  },
  'cover.type': {
    en: 'Only jpg, jpeg, png and webp images are allowed.',
    ar: 'يُسمح فقط بصور jpg وjpeg وpng وwebp.',
  },
  'cover.broken': {
    en: 'Couldn’t read the image. It may be damaged.',
    ar: 'تعذّرت قراءة الصورة. قد تكون تالفة.',
  },
  'cover.tooLarge': {
    en: 'The image must be smaller than %{limit} MB.',
    ar: 'يجب أن يقل حجم الصورة عن %{limit} ميغابايت.',
  },
  'cover.tooManyPixels': {
    en: 'The image has more than %{limit} million pixels. Use a smaller one.',
    ar: 'تحتوي الصورة على أكثر من %{limit} مليون بكسل. استخدم صورة أصغر.',
  },
  'project.left': {
    en: 'This project is no longer shared with you.',
    ar: 'لم يعد المشروع مُشارَكًا معك.',
  },
  'project.dateMissing': {
    en: 'This project doesn’t have this date.',
    ar: 'لا يوجد هذا التاريخ في المشروع.',
  },
  'project.dateDeleted': { en: 'Date and tour deleted.', ar: 'تم حذف التاريخ وجولته.' },
  'page.missing': { en: 'There is no such page.', ar: 'هذه الصفحة غير موجودة.' },
  'tour.missing': { en: 'There is no tour here yet.', ar: 'لا توجد جولة هنا بعد.' },
  'tour.cookies': {
    en: 'This tour had stored too many cookies. They have been deleted: reload the tour.',
    ar: 'خزّنت هذه الجولة عددًا كبيرًا جدًا من ملفات تعريف الارتباط. تم حذفها، فأعد تحميل الجولة.',
  },
  'tour.published': { en: 'Tour published.', ar: 'تم نشر الجولة.' },
  'tour.restored': { en: 'Tour restored.', ar: 'تمت استعادة الجولة.' },
  'bridge.on': {
    en: 'This tour moves with the others when dates are compared.',
    ar: 'ستتحرك هذه الجولة مع غيرها عند مقارنة التواريخ.',
  },
  'bridge.off': {
    en: 'This tour no longer moves with the others when dates are compared.',
    ar: 'لن تتحرك هذه الجولة مع غيرها عند مقارنة التواريخ.',
  },
  'alignment.saved': { en: 'Alignment saved.', ar: 'تم حفظ المحاذاة.' },
  'alignment.removed': { en: 'Alignment removed.', ar: 'تم حذف المحاذاة.' },
  'alignment.tooMany': {
    en: 'This project already has %{limit} alignments. Remove one first.',
    ar: 'في هذا المشروع %{limit} محاذاة بالفعل. احذف واحدة أولًا.',
  },
  'guest.dead': {
    en: 'This link isn’t valid anymore. Ask the person who sent it for a new one.',
    ar: 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا من الشخص الذي أرسله إليك.',
  },
  'guest.wrongPasscode': {
    en: 'Wrong passcode. Check it and try again.',
    ar: 'رمز الدخول غير صحيح. تحقق منه ثم حاول مجددًا.',
  },
  'guest.missing': {
    en: 'This guest link doesn’t exist or has ended.',
    ar: 'رابط الزائر غير موجود أو انتهت صلاحيته.',
  },
  'guest.tooMany': {
    en: 'This project already has %{limit} active guest links. Revoke one first.',
    ar: 'في هذا المشروع %{limit} من روابط الزوار النشطة بالفعل. ألغِ أحدها أولًا.',
  },
  'guest.expiry': {
    en: 'Choose a time in the future, within the next ten years',
    ar: 'اختر وقتًا في المستقبل خلال السنوات العشر القادمة',
  },
  'guest.notBoth': {
    en: 'A link with a passcode can’t be embedded',
    ar: 'لا يمكن تضمين رابط محمي برمز دخول',
  },
  'guest.notesOrSites': {
    en: 'A link that is embedded in sites can’t show notes.',
    ar: 'لا يمكن عرض الملاحظات في رابط مضمَّن في مواقع.',
  },
  'guest.revoked': { en: 'Guest link revoked.', ar: 'تم إبطال رابط الزائر.' },
  'guest.allRevoked': {
    en: 'All guest links of this project have been revoked.',
    ar: 'تم إبطال جميع روابط الزوار لهذا المشروع.',
  },
  'note.name': { en: 'Enter your name', ar: 'أدخل اسمك' },
  'note.missing': {
    en: 'This note doesn’t exist or has been deleted.',
    ar: 'هذه الملاحظة غير موجودة أو تم حذفها.',
  },
  'note.person': {
    en: 'This person has no access to the project',
    ar: 'ليس لدى هذا الشخص حق الوصول إلى المشروع',
  },
  'note.due': { en: 'Choose a day from today on', ar: 'اختر يومًا ابتداءً من اليوم' },
  'note.taken': {
    en: 'Something else was saved under this id. Reload the page.',
    ar: 'تم حفظ شيء آخر بهذا المعرّف. أعد تحميل الصفحة.',
  },
  'note.changedMeanwhile': {
    en: 'Someone else changed this note while you were editing it.',
    ar: 'عدّل شخص آخر هذه الملاحظة أثناء عملك عليها.',
  },
  'note.tooMany': {
    en: 'This project already has %{limit} notes. Delete some to add more.',
    ar: 'في هذا المشروع %{limit} ملاحظة بالفعل. احذف بعضها لإضافة غيرها.',
  },
  'note.tooManyEntries': {
    en: 'This note already has %{limit} comments. Write a new note.',
    ar: 'على هذه الملاحظة %{limit} تعليق بالفعل. اكتب ملاحظة جديدة.',
  },
  'note.tooManyPictures': {
    en: 'There can be %{limit} photos here at most.',
    ar: 'الحد الأقصى للصور هنا: %{limit}.',
  },
  'note.pictureType': {
    en: 'Only jpg, png and webp photos are allowed.',
    ar: 'يُسمح فقط بصور jpg وpng وwebp.',
  },
  'note.pictureBroken': {
    en: 'This photo can’t be read. Choose a jpg, png or webp photo that is whole and doesn’t move.',
    ar: 'تعذّرت قراءة هذه الصورة. اختر صورة jpg أو png أو webp سليمة وغير متحركة.',
  },
  'note.pictureTooLarge': {
    en: 'Choose a jpg, png or webp photo of %{limit} MB or less.',
    ar: 'اختر صورة jpg أو png أو webp لا يتجاوز حجمها %{limit} ميغابايت.',
  },
  'note.tooManyPixels': {
    en: 'The photo has more than %{limit} million pixels. Choose a smaller jpg, png or webp photo.',
    ar: 'تحتوي الصورة على أكثر من %{limit} مليون بكسل. اختر صورة jpg أو png أو webp أصغر.',
  },
  'note.deleted': { en: 'Note deleted.', ar: 'تم حذف الملاحظة.' },
  'note.commentDeleted': { en: 'Comment deleted.', ar: 'تم حذف التعليق.' },
  'note.pictureDeleted': { en: 'Photo deleted.', ar: 'تم حذف الصورة.' },
  'guest.protected': { en: 'Protected tour', ar: 'جولة محميّة' },
  'tour.titled': { en: '3D tour of %{name}', ar: 'جولة ثلاثية الأبعاد في %{name}' },
  'tour.any': { en: 'A 3D tour', ar: 'جولة ثلاثية الأبعاد' },
  'finding.foreignFiles': {
    en: 'The database and the file store belong to different installations, so no files are deleted or recorded. Check DATABASE_URL, DATA_DIR and S3_BUCKET. “jawla doctor” says more.',
    ar: 'تعود قاعدة البيانات ومخزن الملفات إلى تثبيتين مختلفين، لذا لا يتم حذف أي ملفات أو تسجيلها. تحقق من DATABASE_URL وDATA_DIR وS3_BUCKET. يوضّح الأمر «jawla doctor» المزيد.',
  },
  'finding.missingFiles': {
    en: 'The file store is empty or another one: the id that this database wrote there is gone. Check DATA_DIR, S3_BUCKET and whether all disks are mounted, before anything is uploaded.',
    ar: 'مخزن الملفات فارغ أو ليس المخزن نفسه: لم يعد فيه المعرّف الذي كتبته قاعدة البيانات هذه. تحقق من DATA_DIR وS3_BUCKET ومن توصيل جميع الأقراص قبل رفع أي شيء.',
  },
  'finding.orphans': {
    en: 'Nothing in the database belongs to %{count} of %{stored} stored files, so none of them was deleted. Is the database an older one? If they may go, stop the server and run “jawla doctor --fix --all”.',
    ar: 'لا تشير قاعدة البيانات إلى %{count} من أصل %{stored} من الملفات المخزّنة، لذا لم يتم حذف أي منها. هل هذه نسخة أقدم من قاعدة البيانات؟ إن كان حذفها مقبولًا، فأوقف الخادم ثم شغّل الأمر «jawla doctor --fix --all».',
  },
  'finding.demo': {
    en: 'There are %{count} demo accounts, whose password is published. Delete them, or start with DEMO=0 and an empty data folder.',
    ar: 'عدد الحسابات التجريبية: %{count}، وكلمة مرورها منشورة للجميع. احذفها، أو ابدأ بالإعداد DEMO=0 وبمجلد بيانات فارغ.',
  },
  'finding.noTls': {
    en: 'The portal or the tours are reached by http, so others on the network can read passwords. Put TLS in front of both.',
    ar: 'يتم الوصول إلى البوابة أو الجولات عبر http، فيمكن لآخرين على الشبكة قراءة كلمات المرور. فعّل TLS أمام كلتيهما.',
  },
  'finding.sharedTours': {
    en: 'All tours share one host, so each can read what another has stored in the browser. Use a wildcard in TOURS_URL.',
    ar: 'تشترك جميع الجولات في مضيف واحد، فيمكن لكل جولة قراءة ما خزّنته جولة أخرى في المتصفح. استخدم الرمز * في TOURS_URL.',
  },
  'finding.unsignedSms': {
    en: 'The SMS webhook can’t verify who sends to it. Set SMS_WEBHOOK_SECRET.',
    ar: 'لا يمكن لخدمة الرسائل النصية التحقق من المُرسل. عيّن قيمة SMS_WEBHOOK_SECRET.',
  },
  'finding.neverBackedUp': {
    en: 'There is no backup yet. Run “jawla backup” regularly.',
    ar: 'لا توجد نسخة احتياطية بعد. شغّل الأمر «jawla backup» بانتظام.',
  },
  'finding.oldBackup': {
    en: 'The last backup is %{days} days old. Run “jawla backup” regularly.',
    ar: 'مضى على آخر نسخة احتياطية %{days} يوم. شغّل الأمر «jawla backup» بانتظام.',
  },
  'finding.space': {
    en: 'Only %{size} GB are free on the disk, which is little for uploads.',
    ar: 'المساحة الخالية على القرص %{size} غيغابايت فقط، وهي قليلة لرفع الملفات.',
  },
  'finding.noProxy': {
    en: 'TRUST_PROXY isn’t set, so all people share one IP address, and wrong passwords of one lock out the others.',
    ar: 'لم يتم تعيين TRUST_PROXY، لذا يشترك الجميع في عنوان IP واحد، وقد تمنع كلمات المرور الخاطئة لأحدهم دخول الآخرين.',
  },
  'finding.noSmtp': {
    en: 'Emails aren’t sent: they are written to a folder on the server. Set SMTP_URL.',
    ar: 'لا يتم إرسال البريد، بل يُكتب في مجلد على الخادم. عيّن قيمة SMTP_URL.',
  },
  'finding.noSms': {
    en: 'Text messages aren’t sent, so nobody can log in by phone. Set SMS_WEBHOOK_URL.',
    ar: 'لا يتم إرسال الرسائل النصية، فلا يمكن لأحد تسجيل الدخول بالهاتف. عيّن قيمة SMS_WEBHOOK_URL.',
  },
  'message.mail': { en: 'Mail', ar: 'رسالة بريد' },
  'message.sms': { en: 'Text message', ar: 'رسالة نصية' },
  'message.code': { en: 'Login code by text message', ar: 'رمز تسجيل الدخول برسالة نصية' },
  'message.userCreated': { en: 'Invitation of a client', ar: 'دعوة عميل' },
  'message.teamInvited': { en: 'Invitation to the team', ar: 'دعوة إلى الفريق' },
  'message.verifyEmail': { en: 'Verification of an email', ar: 'تأكيد بريد إلكتروني' },
  'message.resetPassword': { en: 'New password', ar: 'كلمة مرور جديدة' },
  'message.tourPublished': { en: 'Note about a new tour', ar: 'إشعار بجولة جديدة' },
  'message.filesHandedIn': { en: 'Note about uploaded files', ar: 'إشعار بملفات مرفوعة' },
  'message.guestLink': { en: 'Guest link', ar: 'رابط زائر' },
  'message.notes': { en: 'Email about notes', ar: 'رسالة عن الملاحظات' },
  'unsent.refused': {
    en: 'The receiving server refused it',
    ar: 'رفضها الخادم المستقبِل',
  },
  'unsent.login': {
    en: 'The mail server didn’t accept username and password',
    ar: 'لم يقبل خادم البريد اسم المستخدم وكلمة المرور',
  },
  'unsent.unreachable': {
    en: 'The server for sending can’t be reached',
    ar: 'تعذّر الوصول إلى خادم الإرسال',
  },
  'unsent.busy': {
    en: 'The server for sending was busy',
    ar: 'كان خادم الإرسال مشغولًا',
  },
  'unsent.other': {
    en: 'For another reason, which the log names',
    ar: 'لسبب آخر مذكور في السجل',
  },
  'messages.retried': {
    en: 'The messages are being sent again.',
    ar: 'جارٍ إرسال الرسائل مرة أخرى.',
  },
  'messages.none': {
    en: 'There is nothing left to send.',
    ar: 'لم يتبقَّ شيء لإرساله.',
  },
  'upload.cancelled': { en: 'Upload cancelled.', ar: 'تم إلغاء الرفع.' },
  'upload.notRunning': { en: 'No upload is running.', ar: 'لا توجد عملية رفع جارية.' },
  'upload.incomplete': {
    en: 'The upload was interrupted. Try again.',
    ar: 'انقطع الرفع قبل اكتماله. حاول مجددًا.',
  },
  'upload.noFile': {
    en: 'No file was sent. Choose a file and try again.',
    ar: 'لم يتم إرسال أي ملف. اختر ملفًا ثم حاول مجددًا.',
  },
  'upload.oneFile': { en: 'Only one file is allowed.', ar: 'يُسمح بملف واحد فقط.' },
  'upload.gone': {
    en: 'This upload is no longer available. Start again.',
    ar: 'لم يعد هذا الرفع متاحًا. ابدأ من جديد.',
  },
  'upload.tooMany': {
    en: 'Upload no more than %{limit} files at once.',
    ar: 'الحد الأقصى لعدد الملفات في المرة الواحدة: %{limit}.',
  },
  'archive.notReady': {
    en: 'The zip file is still being prepared. Try again in a moment.',
    ar: 'ما زال ملف zip قيد التجهيز. أعد المحاولة بعد قليل.',
  },
  'footage.received': {
    en: 'Files uploaded. Thank you!',
    ar: 'تم رفع الملفات. شكرًا لك!',
  },
  'footage.taken': { en: 'Marked as taken.', ar: 'تم تأكيد الاستلام.' },
  'footage.deleted': { en: 'Files deleted.', ar: 'تم حذف الملفات.' },
  'footage.missing': {
    en: 'These files are no longer there.',
    ar: 'لم تعد هذه الملفات موجودة.',
  },
  'footage.noProject': { en: 'Project name is required', ar: 'اسم المشروع مطلوب' },
  'footage.waiting': {
    en: 'We still have to look through the files you’ve uploaded. Try again later, or contact us.',
    ar: 'لم نفرغ بعد من مراجعة الملفات التي رفعتها. أعد المحاولة لاحقًا، أو تواصل معنا.',
  },
  'footage.tooLarge': {
    en: '%{name} is larger than 100 MB.',
    ar: 'حجم الملف %{name} أكبر من 100 ميغابايت.',
  },
  'footage.type': {
    en: '%{name} isn’t a supported file type.',
    ar: 'نوع الملف %{name} غير مدعوم.',
  },
  'footage.empty': { en: '%{name} is empty.', ar: 'الملف %{name} فارغ.' },
  'upload.tooLarge': {
    en: 'The file is larger than %{limit} GB.',
    ar: 'حجم الملف أكبر من %{limit} غيغابايت.',
  },
  'upload.noSpace': {
    en: 'The server doesn’t have enough space for this file.',
    ar: 'لا توجد مساحة كافية على الخادم لهذا الملف.',
  },
  'upload.tooManyOpen': {
    en: 'You have %{limit} unfinished uploads. Finish or cancel one of them first.',
    ar: 'لديك %{limit} عملية رفع لم تكتمل. أكمل إحداها أو ألغِها أولًا.',
  },
  'upload.tooMuchHeld': {
    en: 'Your unfinished uploads would hold more than %{limit} GB or %{files} files. Finish or cancel some of them first.',
    ar: 'ستتجاوز عمليات الرفع غير المكتملة لديك %{limit} غيغابايت أو %{files} ملف. أكمل بعضها أو ألغِه أولًا.',
  },
  'trash.restored': { en: 'Restored.', ar: 'تمت الاستعادة.' },
  'trash.deleted': { en: 'Deleted for good.', ar: 'تم الحذف نهائيًا.' },
  'trash.gone': {
    en: 'This isn’t in the trash anymore: it has been deleted for good.',
    ar: 'لم يعد هذا في سلة المهملات، فقد حُذف نهائيًا.',
  },
  'trash.clientFirst': {
    en: 'The client is in the trash as well. Restore the client first.',
    ar: 'العميل في سلة المهملات أيضًا. يجب استعادة العميل أولًا.',
  },
  'trash.projectFirst': {
    en: 'The project is in the trash as well. Restore the project first.',
    ar: 'المشروع في سلة المهملات أيضًا. استعد المشروع أولًا.',
  },
  'trash.nameTaken': {
    en: 'This name is in use by now. Restore it in the trash by another name.',
    ar: 'هذا الاسم مستخدم الآن. استعده من سلة المهملات باسم آخر.',
  },
  'trash.dayTaken': {
    en: 'This day has another tour by now. Restore it in the trash for another day.',
    ar: 'لهذا اليوم جولة أخرى الآن. استعده من سلة المهملات بتاريخ آخر.',
  },
  'trash.otherName': {
    en: 'This isn’t the name',
    ar: 'الاسم غير مطابق',
  },
  'user.inTrash': {
    en: 'The account %{name} with the same details is in the trash until %{until}. Restore the account or delete it for good.',
    ar: 'الحساب %{name} موجود في سلة المهملات بالبيانات نفسها حتى %{until}. استعده أو احذفه نهائيًا.',
  },
  'pilot.missing': { en: 'Pilot project not found.', ar: 'المشروع التجريبي غير موجود.' },
  'pilot.nameTaken': {
    en: 'A pilot project with this name already exists.',
    ar: 'يوجد مشروع تجريبي بهذا الاسم بالفعل.',
  },
  'pilot.badName': {
    en: 'This file name can’t be used as a project name. Rename the file and try again.',
    ar: 'لا يصلح اسم هذا الملف اسمًا لمشروع. أعد تسمية الملف ثم حاول مجددًا.',
  },
  'pilot.created': { en: 'Pilot project published.', ar: 'تم نشر المشروع التجريبي.' },
  'pilot.deleted': { en: 'Pilot project deleted.', ar: 'تم حذف المشروع التجريبي.' },

  ...archiveTexts,

  'field.required': { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  'field.line': { en: 'Line %{line}: %{text}', ar: 'السطر %{line}: %{text}' },
  'field.short': { en: 'Too short', ar: 'النص قصير جدًا' },
  'field.long': { en: 'Too long', ar: 'النص طويل جدًا' },
  'field.form': { en: 'Wrong format', ar: 'الصيغة غير صحيحة' },
  'field.email': { en: 'Enter a valid email', ar: 'أدخل بريدًا إلكترونيًا صحيحًا' },
  'field.phone': {
    en: 'Enter the phone number with its country code, in digits',
    ar: 'أدخل رقم الهاتف مع رمز الدولة، بالأرقام فقط',
  },
  'field.phoneShort': { en: 'This phone number is too short', ar: 'رقم الهاتف هذا قصير جدًا' },
  'field.phoneLong': { en: 'This phone number is too long', ar: 'رقم الهاتف هذا طويل جدًا' },
  'field.hidden': {
    en: 'This text has characters that can’t be seen. Type it instead of pasting it.',
    ar: 'يحتوي النص على رموز غير مرئية. اكتبه بدلًا من لصقه.',
  },
  'field.choice': { en: 'Choose one of the options', ar: 'اختر أحد الخيارات المتاحة' },
  'request.invalid': {
    en: 'Check the highlighted fields.',
    ar: 'تحقق من الحقول المحددة.',
  },
  'request.unreadable': {
    en: 'Couldn’t read the request. Try again.',
    ar: 'تعذّرت قراءة الطلب. حاول مجددًا.',
  },
  'request.tooLarge': { en: 'The request is too large.', ar: 'الطلب كبير جدًا.' },
  'request.unknown': {
    en: 'There is nothing at this address.',
    ar: 'لا يوجد شيء على هذا العنوان.',
  },
  'request.method': {
    en: 'This can’t be done at this address.',
    ar: 'لا يمكن تنفيذ هذا على هذا العنوان.',
  },
  'server.full': {
    en: 'The server has no free space left, so nothing new can be saved. Please try again later.',
    ar: 'لم تعد على الخادم مساحة خالية، فلا يمكن حفظ أي شيء جديد. يُرجى المحاولة لاحقًا.',
  },
  'server.away': {
    en: 'The service isn’t available right now. Please try again shortly.',
    ar: 'الخدمة غير متاحة حاليًا. يُرجى المحاولة بعد قليل.',
  },
  'server.broken': {
    en: 'Something went wrong on our side. Please try again.',
    ar: 'حدث خطأ من جهتنا. يُرجى المحاولة مجددًا.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type TextKey = keyof typeof texts;
export function isTextKey(text: string): text is TextKey {
  return text in texts;
}

export type TextValues = Readonly<Record<string, string | number>>;

/** A translatable text: its key and values. */
export interface Message {
  readonly key: TextKey;
  readonly values?: TextValues;
}

export function say(language: Language, key: TextKey, values: TextValues = {}): string {
  return texts[key][language].replaceAll(/%\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
}

/** Returns the language of a request, given its `lang` header. */
export function languageOf(header: string | undefined): Language {
  return LANGUAGES.find((language) => language === header) ?? DEFAULT_LANGUAGE;
}
