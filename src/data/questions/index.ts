import {editions} from './editions';
import {errors} from './errors';
import {hardware} from './hardware';
import {kms} from './kms';
import {media} from './media';
import {methods} from './methods';
import {office} from './office';
import {server} from './server';
import {status} from './status';
import {windows10} from './windows10';

/** Each list is in the file of its name. */
export const topics = {
  status,
  errors,
  hardware,
  editions,
  server,
  kms,
  methods,
  office,
  media,
  windows10,
};
