import { Day, TextWithIsolate, useText } from '#core/i18n';
import { transferTexts } from './transfers.texts';
import type { Transfer } from './transfers.slice';

/** What an upload is about: "Tour of Harbour House · 21 Jun 2026". */
export function UploadTitle({ upload: { subject, files } }: { upload: Transfer }) {
  const t = useText(transferTexts);
  const { kind } = subject;
  switch (kind) {
    case 'tour':
      return (
        <>
          <Named text="subject.tour" name={subject.projectName} /> · <Day day={subject.date.day} />
        </>
      );
    case 'cover':
      return <Named text="subject.cover" name={subject.projectName} />;
    case 'tourPicture':
      return <Named text="subject.tourPicture" name={subject.projectName} />;
    case 'pilot':
      return <Named text="subject.pilot" name={files[0]?.name.replace(/\.zip$/i, '') ?? ''} />;
    case 'pilotPicture':
      return <Named text="subject.pilotPicture" name={subject.name} />;
    case 'footage':
      return (
        <>
          <Named text={`subject.${subject.page}`} name={subject.projectName} /> ·{' '}
          {t('files', { smart_count: files.length })}
        </>
      );
    default:
      return subject satisfies never;
  }
}

interface NamedProps {
  text: Extract<keyof typeof transferTexts, `subject.${string}`>;
  name: string;
}

function Named({ text, name }: NamedProps) {
  const t = useText(transferTexts);
  return <TextWithIsolate text={(slot) => t(text, { name: slot })}>{name}</TextWithIsolate>;
}
