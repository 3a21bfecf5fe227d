import {licensingAreas} from './licensingAreas';
import shortCodes from './shortCodes.json';
import {systemAreas} from './systemAreas';
import type {ErrorArea, ShortErrorCode} from './types';

/** By the title of their area. */
const codesOf: Readonly<Record<string, readonly ShortErrorCode[]>> = shortCodes;

/** All areas. Where two forms match a code, the first counts, so the narrower one comes first. */
export const errorAreas: readonly ErrorArea[] = [
  ...licensingAreas,
  ...systemAreas,
].map((area) => ({...area, codes: codesOf[area.title] ?? []}));
