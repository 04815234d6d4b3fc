import { usePasscode } from '../../usePasscode';
import { useGuestDates } from '../../useGuestDates';
import { useGuestTour } from '../../useGuestTour';
import { useLinkCheck } from '../../useLinkCheck';
import { useSenderLanguage } from '../../useSenderLanguage';
import { GuestTourView } from './GuestTourView';

/** What a guest link opens: the same page with and without an account. */
export function GuestTourScreen() {
  const opened = useGuestTour();
  const dates = useGuestDates(opened);
  const passcode = usePasscode(opened.ref);
  const { remote, last } = opened;
  const isOpen = remote.phase === 'ready' && remote.data.tour !== null;
  useLinkCheck(isOpen ? opened.ref.secret : undefined, opened.reload);
  const isLanguageKnown = useSenderLanguage(last?.language, remote.phase === 'failed');
  return (
    <GuestTourView
      // Another date keeps the screen mounted, including full screen; another link remounts it.
      key={opened.ref.secret}
      remote={remote}
      building={last?.building ?? undefined}
      dates={dates}
      passcode={passcode}
      isLanguageKnown={isLanguageKnown}
      onReload={opened.reload}
    />
  );
}
