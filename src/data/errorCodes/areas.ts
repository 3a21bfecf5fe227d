import {licensingAreas} from './licensingAreas';
import {systemAreas} from './systemAreas';
import type {ErrorArea} from './types';

/** All areas. Where two forms match a code, the first counts, so the narrower one comes first. */
export const errorAreas: readonly ErrorArea[] = [
  ...licensingAreas,
  ...systemAreas,
];
