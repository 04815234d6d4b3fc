import { guestLinks } from '@jawla/mocks/fixtures';
import { newGuestLinkFormSchema } from '@jawla/contract';
import { describe, expect, it } from 'vitest';
import { dayIn, endOfDay } from './expiry';
import { draftOf, errorsOf, hostAsEntered, newDraft, toChanges, toNewLink } from './guestLinkDraft';

const now = new Date(2026, 5, 1, 12);
const rules = { now, link: undefined, needsSites: false };

describe('a new link', () => {
  it('works for 30 days by default, until the end of the last one', () => {
    const form = toNewLink(newDraft(now), now);
    expect(form.expiresAt).toBe(endOfDay('2026-07-01'));
    expect(newGuestLinkFormSchema.safeParse(form).success).toBe(true);
  });

  it('is of the project with all dates, unless one is chosen', () => {
    expect(toNewLink(newDraft(now), now).slot).toBeNull();
    expect(toNewLink({ ...newDraft(now), slot: 'date' }, now).slot).toBe('date');
  });

  it('has a passcode only if that is on, and then no sites', () => {
    const draft = { ...newDraft(now), passcode: '012345', sites: ['https://example.com'] };
    expect(toNewLink(draft, now)).not.toHaveProperty('passcode');
    const guarded = toNewLink({ ...draft, hasPasscode: true }, now);
    expect(guarded).toMatchObject({ passcode: '012345', sites: [] });
  });

  it('lets guests write notes only if that is on, and then on no sites', () => {
    const draft = { ...newDraft(now), sites: ['https://example.com'] };
    expect(toNewLink(draft, now).notes).toBe(false);
    expect(toNewLink({ ...draft, hasNotes: true }, now)).toMatchObject({ notes: true, sites: [] });
  });

  it('sends each origin once', () => {
    const sites = ['https://Example.com/', 'https://example.com', 'https://موقع.مثال'];
    expect(toNewLink({ ...newDraft(now), sites }, now).sites).toEqual([
      'https://example.com',
      'https://xn--4gbrim.xn--mgbh0fb',
    ]);
  });
});

describe('a changed link', () => {
  it('keeps moment and passcode if they were not edited', () => {
    const { guarded, contractor } = guestLinks;
    expect(toChanges(draftOf(guarded), now, guarded)).not.toHaveProperty('passcode');
    expect(toChanges(draftOf(contractor), now, contractor).expiresAt).toBe(contractor.expiresAt);
  });

  it('has its passcode changed or removed', () => {
    const { guarded } = guestLinks;
    const draft = draftOf(guarded);
    expect(toChanges({ ...draft, hasPasscode: false }, now, guarded).passcode).toBeNull();
    expect(toChanges({ ...draft, passcode: '111111' }, now, guarded).passcode).toBe('111111');
  });

  it('is valid while it has expired, as long as its day is not edited', () => {
    const { expired } = guestLinks;
    const of = { ...rules, now: new Date(), link: expired };
    expect(errorsOf(draftOf(expired), of)).toEqual({});
    expect(errorsOf({ ...draftOf(expired), day: '2020-01-01' }, of)).toEqual({ expiresAt: 'day' });
  });
});

describe('what is typed', () => {
  it.each([
    ['', 'day'],
    ['2026-05-31', 'day'],
    ['2026-06-01', undefined],
    [dayIn(3659, now), undefined],
    [dayIn(3660, now), 'late'],
  ])('with the day %j has the error %j', (day, error) => {
    expect(errorsOf({ ...newDraft(now), ends: 'day', day }, rules).expiresAt).toBe(error);
  });

  it('needs six digits, and whole sites', () => {
    const draft = { ...newDraft(now), hasPasscode: true, passcode: '123' };
    expect(errorsOf(draft, rules)).toEqual({ passcode: 'passcode' });
    expect(errorsOf(newDraft(now), { ...rules, needsSites: true })).toEqual({ sites: 'sites' });
    const wrong = { ...newDraft(now), sites: ['https://example.com', 'example.com'] };
    expect(errorsOf(wrong, rules)).toEqual({ sites: 'wrongSites' });
  });
});

it.each([
  ['https://example.com/', 'example.com'],
  ['HTTPS://موقع.مثال', 'موقع.مثال'],
  ['http://localhost:5173', 'localhost:5173'],
])('%s has the host %s', (site, host) => {
  expect(hostAsEntered(site)).toBe(host);
});
