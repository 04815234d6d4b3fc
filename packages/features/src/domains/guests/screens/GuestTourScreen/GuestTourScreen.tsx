import { usePasscode } from '../../usePasscode';
import { useGuestDates } from '../../useGuestDates';
import { useGuestTour } from '../../useGuestTour';
import { useSenderLanguage } from '../../useSenderLanguage';
import { GuestTourView } from './GuestTourView';

/** What a guest link opens: the same page with and without an account. */
export function GuestTourScreen() {
  const opened = useGuestTour();
  const dates = useGuestDates(opened);
  const passcode = usePasscode(opened.ref);
  const isLanguageKnown = useSenderLanguage(opened.last?.language);
  return (
    <GuestTourView
      // Another date keeps the screen mounted, including full screen; another link remounts it.
      key={opened.ref.secret}
      remote={opened.remote}
      building={opened.last?.building ?? undefined}
      dates={dates}
      passcode={passcode}
      isLanguageKnown={isLanguageKnown}
      onReload={opened.reload}
    />
  );
}
