import * as z from 'zod';
import {layOutKmsPeriods} from '../drawings/kmsPeriods';
import {layOutLeaseRing} from '../drawings/leaseRing';
import {define} from './define';

/** `<KmsLease />`: the days of a KMS activation. */
export const kmsLease = define(z.strictObject({}), layOutLeaseRing);

/** `<KmsPeriods />`: a KMS activation beside one by KMS38. */
export const kmsPeriods = define(z.strictObject({}), layOutKmsPeriods);
