import {editions} from './editions';
import {errors} from './errors';
import {hardware} from './hardware';
import {kms} from './kms';
import {methods} from './methods';
import {server} from './server';
import {status} from './status';

/** Each list is in the file of its name. */
export const topics = {
  status,
  errors,
  hardware,
  editions,
  server,
  kms,
  methods,
};
