import type { Clock } from '../../platform/base/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { readSetting, writeSetting } from '../../platform/db/settings.ts';
import { Problem } from '../../platform/http/problem.ts';

const HOUR_SECONDS = 3600;

/** Whether people may log in by password, or by a code to their phone. */
export class PasswordLogin {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #isOn: boolean;

  constructor(db: Database, clock: Clock, isOn: boolean) {
    this.#db = db;
    this.#clock = clock;
    this.#isOn = isOn;
  }

  /** On, or let in by the command line for a while: the provider may be away, or set up wrongly. */
  async isOpen(): Promise<boolean> {
    if (this.#isOn) return true;
    const until = await readSetting(this.#db, 'password-login-until');
    return until !== undefined && until > this.#clock.now();
  }

  /** @throws {Problem} 403 if the provider is the only way to log in. */
  async require(): Promise<void> {
    if (!(await this.isOpen())) throw new Problem(403, 'auth.passwordOff');
  }

  /** Opens it for an hour on all servers. @returns When it ends. */
  async openForAnHour(): Promise<string> {
    const until = this.#clock.in(HOUR_SECONDS);
    await writeSetting(this.#db, 'password-login-until', until);
    return until;
  }
}
