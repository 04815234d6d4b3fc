import { fn } from 'storybook/test';

/** The device's share sheet, in stories with `offerDeviceShare`. */
export const deviceShare = fn<(data: ShareData) => Promise<void>>();

/** For `beforeEach`: the browser has the Web Share API, which desktop browsers lack. */
export function offerDeviceShare(): () => void {
  deviceShare.mockReset();
  deviceShare.mockResolvedValue();
  Object.defineProperty(navigator, 'share', { configurable: true, value: deviceShare });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
  };
}
