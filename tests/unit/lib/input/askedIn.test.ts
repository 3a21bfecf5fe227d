import {expect, test} from 'vitest';
import {
  installations,
  writeQuestion,
} from '../../../../src/lib/editionPath/installations';
import {errorScreens} from '../../../../src/data/errorScreens';
import {askedIn, drawingOf} from '../../../../src/lib/input/askedIn';

test('the address of the box asks its codes, or its editions', () => {
  for (const [search, text] of [
    ['?code=0xC004F074', '0xC004F074'],
    ['?code=C004F074', 'C004F074'],
    ['?code=0x8007025D-0x2000C+30015-1011', '0x8007025D-0x2000C 30015-1011'],
    ['?code=1603', '1603'],
    ['?from=home&to=pro', 'home to pro'],
    ['?from=Windows+10+Home&to=Pro', 'Windows 10 Home to Pro'],
    ['?to=pro&utm_source=x', 'pro'],
    ['?from=timeline&to=pro', 'pro'],
    ['?version=win11-24h2', 'Windows 11 24H2'],
    ['?version=Windows+11+24H2', 'Windows 11 24H2'],
    ['?version=24h2', '24H2'],
    ['?seen=settings', 'Windows is not activated'],
    ['?seen=settings&code=0xC004F074', '0xC004F074'],
    ['', ''],
  ] as const) {
    expect(askedIn(search), search).toBe(text);
  }
  for (const from of installations) {
    const address = writeQuestion({from, to: undefined});
    expect(askedIn(address), address).toBe(from.id);
  }
});

test('the address of a drawing asks what the drawing does, and no other text has it', () => {
  for (const {id, asks} of errorScreens) {
    expect(drawingOf(asks)).toBe(id);
    expect(askedIn(`?seen=${id}`)).toBe(asks);
    expect(drawingOf(`${asks} Why?`)).toBeUndefined();
  }
});

test('a parameter of another app asks nothing', () => {
  for (const search of [
    '?from=singlemessage&isappinstalled=0',
    '?from=timeline',
    '?from=groupmessage&to=profile',
    '?code=4/0AX4XfWh&scope=x',
    '?code=a1b2c3d4e5f6a7b8c9d0&state=xyz',
    '?code=0xC004F074+x',
    '?seen=2026-11-28',
    '?version=2.0.1',
    '?seen=',
    '?code=',
    '?code=%20',
    '?from=__proto__',
  ]) {
    expect(askedIn(search), search).toBe('');
  }
});
